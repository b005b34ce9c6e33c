export const SAVED_TOOLS_MAX = 2000
export const FOLDER_MAX = 60
export const NOTE_MAX = 1000
