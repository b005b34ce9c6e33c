import { startOpenIdProvider } from '../openid-provider.ts'

// openid-provider.ts <port> <callback>: runs until it is ended.
const [port, callback] = process.argv.slice(2)
const { issuer } = await startOpenIdProvider(callback!, Number(port))
console.log(`OpenID provider: ${issuer}`)
