export const BUNDLE_TOOLS_MAX = 50
