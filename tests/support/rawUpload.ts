import net from 'node:net'

export interface RawUpload {
  socket: net.Socket
  /** When complete or closed. */
  answer: Promise<string>
}

interface Options {
  headers?: Record<string, string>
  /** The Content-Length. */
  length?: number
}

export async function beginUpload(
  url: string,
  { headers = {}, length = 15_700_000 }: Options = {},
): Promise<RawUpload> {
  const { hostname, port } = new URL(url)
  const socket = net.connect(Number(port), hostname)
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('error', reject)
  })
  const lines = Object.entries({
    Host: 'x',
    'Content-Type': 'multipart/form-data; boundary=b',
    'Content-Length': String(length),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  const answer = new Promise<string>((resolve) => {
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
      // A 1xx status precedes the response.
      if (/^HTTP\/1\.1 (?!100)/m.test(text)) resolve(text)
    })
    socket.on('error', () => resolve(text))
    socket.on('close', () => resolve(text))
  })
  socket.write(`POST /api/uploads HTTP/1.1\r\n${lines.join('')}\r\n`)
  return { socket, answer }
}

/** The multipart form before and after a file. */
export const formHead = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'
export const formTail = '\r\n--b--\r\n'
