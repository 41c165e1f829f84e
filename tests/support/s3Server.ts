import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Location } from '#server/core/files/s3Store.ts'

/** `cut`: interrupts a body. `full` as MinIO says it, `overQuota` as Ceph does. */
export type S3Behaviour = 'well' | 'failing' | 'silent' | 'cut' | 'full' | 'overQuota'

export interface S3Server {
  place: S3Location
  objects: Map<string, Buffer>
  writtenAt: Map<string, Date>
  /** Keys per list, whatever the request asks for. */
  pageSize: number
  /** Methods and URLs, in order. */
  requests: string[]
  mood: S3Behaviour
  close(): Promise<void>
}

const bucket = 'pictures'
const accessKeyId = 'KEYID'

/** Put, get, delete, list, with paths and signatures. */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>()
  const writtenAt = new Map<string, Date>()
  const requests: string[] = []
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readAll(request)
    const url = new URL(request.url ?? '/', 'http://any')
    requests.push(`${request.method} ${url.pathname}${url.search}`)
    if (self.mood === 'silent') return
    if (self.mood === 'failing') return fail(response, 500, 'InternalError')
    if (!isSigned(request, body)) return fail(response, 403, 'SignatureDoesNotMatch')
    const [, inBucket, ...rest] = url.pathname.split('/')
    const key = decodeURIComponent(rest.join('/'))
    if (inBucket !== bucket) return fail(response, 404, 'NoSuchBucket')
    if (request.method === 'PUT' && self.mood === 'full') fail(response, 507, 'XMinioStorageFull')
    else if (request.method === 'PUT' && self.mood === 'overQuota') fail(response, 403, 'QuotaExceeded')
    else if (request.method === 'PUT') {
      objects.set(key, body)
      writtenAt.set(key, new Date())
      response.setHeader('ETag', `"${createHash('md5').update(body).digest('hex')}"`).end()
    } else if (request.method === 'DELETE') {
      objects.delete(key)
      response.writeHead(204).end()
    } else if (key === '' && url.searchParams.get('list-type') === '2') {
      response.setHeader('Content-Type', 'application/xml').end(list(url.searchParams))
    } else give(response, objects.get(key))
  }

  function list(asked: URLSearchParams): string {
    const [prefix, after] = [asked.get('prefix') ?? '', asked.get('continuation-token') ?? '']
    const all = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
    const keys = all.slice(0, self.pageSize)
    const next = keys.length < all.length ? keys.at(-1) : undefined
    const contents = keys
      .map(
        (key) =>
          `<Contents><Key>${key}</Key><LastModified>${(writtenAt.get(key) ?? new Date()).toISOString()}</LastModified></Contents>`,
      )
      .join('')
    const more = next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`
    return `<?xml version="1.0"?><ListBucketResult><Name>${bucket}</Name><KeyCount>${keys.length}</KeyCount><IsTruncated>${next !== undefined}</IsTruncated>${more}${contents}</ListBucketResult>`
  }

  function give(response: ServerResponse, content: Buffer | undefined): void {
    if (!content) {
      fail(response, 404, 'NoSuchKey')
      return
    }
    response.writeHead(200, { 'Content-Length': content.length })
    if (self.mood !== 'cut') response.end(content)
    else response.write(content.subarray(0, content.length / 2), () => response.destroy())
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const self: S3Server = {
    place: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket,
      accessKeyId,
      secretAccessKey: 'a secret of the store',
      forcePathStyle: true,
    },
    objects,
    writtenAt,
    pageSize: 1000,
    requests,
    mood: 'well',
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return self
}

function isSigned({ headers }: IncomingMessage, body: Buffer): boolean {
  const said = headers['x-amz-content-sha256']
  const digest = createHash('sha256').update(body).digest('hex')
  return (
    (headers.authorization ?? '').startsWith(`AWS4-HMAC-SHA256 Credential=${accessKeyId}/`) &&
    /SignedHeaders=[^,]*host[^,]*, Signature=[0-9a-f]{64}$/.test(headers.authorization ?? '') &&
    headers['x-amz-date'] !== undefined &&
    (said === digest || said === 'UNSIGNED-PAYLOAD')
  )
}

function fail(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'Content-Type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}
