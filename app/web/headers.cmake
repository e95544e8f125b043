# Of the headers of this computer's own libraries those that are headers alone: beside the others the target's standard
# library would not be found.
set(headers ${PROJECT_BINARY_DIR}/headers)
file(MAKE_DIRECTORY ${headers})
foreach(one boost nlohmann qrcodegen sodium sodium.h xxhash.h)
    file(CREATE_LINK /usr/include/${one} ${headers}/${one} SYMBOLIC)
endforeach()
include_directories(SYSTEM ${headers})
set(Boost_INCLUDE_DIR ${headers})
list(APPEND CMAKE_CXX_IMPLICIT_INCLUDE_DIRECTORIES /usr/include)
# What asserts tells its file: not where that is on this computer.
add_compile_options(-ffile-prefix-map=${KACHISUJI_LIBRARIES}=./libraries -ffile-prefix-map=${PROJECT_SOURCE_DIR}=.
    -ffile-prefix-map=${PROJECT_BINARY_DIR}/headers=headers)
