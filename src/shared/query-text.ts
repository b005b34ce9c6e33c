/** Parameters as the text of an address. Commas and colons need no escape, and people read what is chosen. */
export const queryText = (parameters: URLSearchParams): string =>
  parameters.toString().replaceAll('%2C', ',').replaceAll('%3A', ':')
