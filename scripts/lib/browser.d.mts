/** The path of a Chromium that runs here; throws a sentence that says what to install. */
export function findBrowser(): Promise<string>
