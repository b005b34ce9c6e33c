/** Yes, no, and the verb with which the other one is named: '…, Claude does not'. */
export const FLAGS: Record<string, [yes: string, no: string, verb: string]> = {
  free_plan: ['has a free plan', 'has no free plan', 'does'],
  free_without_card: ['is free to begin without a card', 'is not free to begin without a card', 'is'],
  open_source: ['is open source', 'is not open source', 'is'],
  self_hosting: ['runs on your own server', 'does not run on your own server', 'does'],
  offline: ['runs offline', 'does not run offline', 'does'],
  sso: ['has single sign-on', 'has no single sign-on', 'does'],
  api: ['has an API', 'has no API', 'does'],
  mcp_server: ['has an MCP server', 'has no MCP server', 'does'],
}
