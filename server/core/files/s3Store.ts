import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3'
import { AppError } from '#server/core/errors.ts'
import { type FileStore, requireSafeKey, type StoredFolder } from './storage.ts'

export interface S3Location {
  /** Default: Amazon's, by region. */
  endpoint: string | undefined
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  forcePathStyle: boolean
}

interface Timeouts {
  connect: number
  call: number
}

const defaultTimeouts: Timeouts = { connect: 2000, call: 10_000 }
const sockets = 32

/** Failures are `unavailable`, or `storage_unavailable` where there is no room. */
export function openS3Store({ bucket, ...location }: S3Location, timeouts = defaultTimeouts): FileStore {
  const request = createRequest(location, timeouts)

  async function* objects(Prefix?: string) {
    let ContinuationToken: string | undefined
    do {
      const page = await request((sdk, client, abortSignal) =>
        client.send(new sdk.ListObjectsV2Command({ Bucket: bucket, Prefix, ContinuationToken }), {
          abortSignal,
        }),
      )
      yield* page.Contents ?? []
      ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined
    } while (ContinuationToken)
  }

  async function list(folder: string): Promise<string[]> {
    requireSafeKey(folder)
    const keys: string[] = []
    for await (const { Key } of objects(`${folder}/`)) if (Key !== undefined) keys.push(Key)
    return keys.sort()
  }

  return {
    async read(key) {
      requireSafeKey(key)
      return request(async (sdk, client, abortSignal) => {
        try {
          const { Body, ContentLength } = await client.send(
            new sdk.GetObjectCommand({ Bucket: bucket, Key: key }),
            { abortSignal },
          )
          const content = await readBody(Body, abortSignal)
          if (ContentLength !== undefined && content.length !== ContentLength)
            throw new Error('the store broke off in the middle')
          return content
        } catch (error) {
          if (error instanceof sdk.NoSuchKey) return undefined
          throw error
        }
      })
    },
    async write(key, content) {
      requireSafeKey(key)
      await request((sdk, client, abortSignal) =>
        client.send(
          new sdk.PutObjectCommand({
            Bucket: bucket,
            Key: key,
            Body: content,
            ContentLength: content.length,
            ContentType: `image/${key.split('.').pop()}`,
          }),
          { abortSignal },
        ),
      )
    },
    list,
    async *folders() {
      let folder: StoredFolder | undefined
      for await (const { Key: key = '', LastModified: writtenAt = new Date() } of objects()) {
        const end = key.indexOf('/')
        if (end < 0) continue
        const name = key.slice(0, end)
        if (folder?.name === name) {
          if (writtenAt > folder.writtenAt) folder.writtenAt = writtenAt
          continue
        }
        if (folder) yield folder
        folder = { name, writtenAt }
      }
      if (folder) yield folder
    },
    async remove(folder) {
      for (const key of await list(folder))
        await request((sdk, client, abortSignal) =>
          client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: key }), { abortSignal }),
        )
    },
  }
}

/** 507 is MinIO's; Ceph refuses beyond a quota with 403. */
const isFull = (error: unknown, { S3ServiceException }: Sdk) =>
  error instanceof S3ServiceException &&
  (error.$metadata.httpStatusCode === 507 || /QuotaExceeded$/.test(error.name))

type Sdk = typeof import('@aws-sdk/client-s3')

/** Loads the library at the first request. */
function createRequest(location: Omit<S3Location, 'bucket'>, timeouts: Timeouts) {
  let opening: ReturnType<typeof connect> | undefined

  async function connect() {
    const sdk = await import('@aws-sdk/client-s3')
    return { sdk, client: new sdk.S3Client(settings(location, timeouts)) }
  }

  return async <T>(work: (sdk: Sdk, client: S3Client, signal: AbortSignal) => Promise<T>): Promise<T> => {
    opening ??= connect()
    const { sdk, client } = await opening
    try {
      // The library's timeouts do not cover a stalled body.
      return await work(sdk, client, AbortSignal.timeout(timeouts.call))
    } catch (cause) {
      throw new AppError(isFull(cause, sdk) ? 'storage_unavailable' : 'unavailable', { cause })
    }
  }
}

function settings(
  { endpoint, region, forcePathStyle, ...credentials }: Omit<S3Location, 'bucket'>,
  timeouts: Timeouts,
): S3ClientConfig {
  return {
    endpoint,
    region,
    forcePathStyle,
    credentials,
    maxAttempts: 2,
    // Other services support only this checksum.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: timeouts.connect,
      requestTimeout: timeouts.call,
      throwOnRequestTimeout: true,
      httpAgent: { keepAlive: true, maxSockets: sockets },
      httpsAgent: { keepAlive: true, maxSockets: sockets },
    },
  }
}

async function readBody(
  body: { transformToByteArray(): Promise<Uint8Array> } | undefined,
  signal: AbortSignal,
): Promise<Buffer> {
  if (!body) return Buffer.alloc(0)
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => {
      if ('destroy' in body && typeof body.destroy === 'function') body.destroy()
      reject(new Error('the store took too long'))
    })
  })
  return Buffer.from(await Promise.race([body.transformToByteArray(), late]))
}
