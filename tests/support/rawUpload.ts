import net from 'node:net'

/** An upload by hand: its sender writes when the test says so. */
export interface RawUpload {
  socket: net.Socket
  /** All that was answered, once the connection is closed or the answer has come. */
  answer: Promise<string>
}

interface Options {
  headers?: Record<string, string>
  /** Bytes that the head promises. */
  length?: number
}

/** Sends the head of an upload and nothing of its body. */
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
      // What comes before the answer itself only asks to go on.
      if (/^HTTP\/1\.1 (?!100)/m.test(text)) resolve(text)
    })
    socket.on('error', () => resolve(text))
    socket.on('close', () => resolve(text))
  })
  socket.write(`POST /api/uploads HTTP/1.1\r\n${lines.join('')}\r\n`)
  return { socket, answer }
}

/** The beginning and the end of a form around a file. */
export const formHead = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'
export const formTail = '\r\n--b--\r\n'
