#pragma once

class Session;

// Help is as it was the last time, and stays in the settings when it changes.
void rememberHelp(Session& session);
