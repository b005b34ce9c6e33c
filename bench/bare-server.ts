import { createServer } from 'node:http'

/**
 * What Node itself can do: an `http` server that sends the bytes it is told, whatever is asked. The parent
 * process sends { type, body } whenever the bytes change.
 */
let head: string[] = []
let body = Buffer.alloc(0)

process.on('message', (message: { type: string; body: Uint8Array }) => {
  body = Buffer.from(message.body)
  head = ['content-type', message.type, 'content-length', String(body.length)]
  process.send!('set')
})
process.once('disconnect', () => process.exit(0))

createServer((_, response) => {
  response.writeHead(200, head)
  response.end(body)
}).listen(Number(process.argv[2]), '127.0.0.1', () => process.send!('listening'))
