import net, { type AddressInfo, type Socket } from 'node:net'

/** `mute`: without a response. */
export type Fate = 'done' | 'refused' | 'mute' | 'cut'

export interface WirePostgres {
  url: string
  /** As received. */
  statements: string[]
  close(): Promise<void>
}

const message = (type: string, body: Buffer) => {
  const head = Buffer.alloc(5)
  head.write(type, 0, 'latin1')
  head.writeUInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
const ready = message('Z', Buffer.from('I'))
const refusal = message('E', Buffer.from('SERROR\0C22P02\0Mno\0\0'))
const welcome = Buffer.concat([message('R', Buffer.alloc(4)), ready])

/** For statements without rows, and failures within a transaction. */
export async function startWirePostgres(fateOf: (statement: string) => Fate): Promise<WirePostgres> {
  const sockets = new Set<Socket>()
  const statements: string[] = []
  const server = net.createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    let waiting = Buffer.alloc(0)
    let greeted = false
    const answer = (statement: string) => {
      statements.push(statement)
      const fate = fateOf(statement)
      if (fate === 'cut') socket.destroy()
      if (fate === 'refused') socket.write(Buffer.concat([refusal, ready]))
      if (fate === 'done') socket.write(Buffer.concat([message('C', Buffer.from('DONE\0')), ready]))
    }
    socket.on('data', (chunk) => {
      waiting = Buffer.concat([waiting, chunk])
      for (;;) {
        // The first message has no type.
        const start = greeted ? 1 : 0
        if (waiting.length < start + 4) return
        const end = start + waiting.readUInt32BE(start)
        if (waiting.length < end) return
        const type = greeted ? waiting.toString('latin1', 0, 1) : ''
        const body = waiting.subarray(start + 4, end)
        waiting = waiting.subarray(end)
        if (!greeted) {
          greeted = true
          socket.write(welcome)
        } else if (type === 'Q') answer(body.toString('utf8', 0, body.length - 1))
        else if (type === 'X') socket.end()
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `postgres://oga@127.0.0.1:${(server.address() as AddressInfo).port}/oga`,
    statements,
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
