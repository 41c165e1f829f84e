import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3'
import { AppError } from '#server/core/errors.ts'
import { type FileStore, requireSafeKey, type StoredFolder } from './storage.ts'

export interface S3Location {
  /** Unset: Amazon's own, by region. */
  endpoint: string | undefined
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** The bucket stands in the path and not in the host's name. */
  forcePathStyle: boolean
}

interface Timeouts {
  /** Milliseconds to reach the store. */
  connect: number
  /** Milliseconds of one call in all, a second attempt included. */
  call: number
}

const defaultTimeouts: Timeouts = { connect: 2000, call: 10_000 }
const sockets = 32

/** A store in an S3-compatible service. Whatever goes wrong there is `unavailable`: the next try may find it well. */
export function openS3Store({ bucket, ...place }: S3Location, timeouts = defaultTimeouts): FileStore {
  let opening: ReturnType<typeof connect> | undefined

  /** The library is large: it is loaded by whoever stores there. */
  async function connect() {
    const sdk = await import('@aws-sdk/client-s3')
    return { sdk, client: new sdk.S3Client(settings(place, timeouts)) }
  }

  async function ask<T>(
    work: (sdk: typeof import('@aws-sdk/client-s3'), client: S3Client, signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    opening ??= connect()
    const { sdk, client } = await opening
    try {
      // The library's own limits leave out a body that drips.
      return await work(sdk, client, AbortSignal.timeout(timeouts.call))
    } catch (cause) {
      throw new AppError('unavailable', { cause })
    }
  }

  /** What stands under a prefix, by key; a page is a call. */
  async function* objects(Prefix?: string) {
    let ContinuationToken: string | undefined
    do {
      const page = await ask((sdk, client, abortSignal) =>
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
      return ask(async (sdk, client, abortSignal) => {
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
      await ask((sdk, client, abortSignal) =>
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
      // Keys come in order, so that the files of a folder stand together.
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
        await ask((sdk, client, abortSignal) =>
          client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: key }), { abortSignal }),
        )
    },
  }
}

function settings(
  { endpoint, region, forcePathStyle, ...credentials }: Omit<S3Location, 'bucket'>,
  patience: Timeouts,
): S3ClientConfig {
  return {
    endpoint,
    region,
    forcePathStyle,
    credentials,
    maxAttempts: 2,
    // Other services than Amazon's know only the checksum that the signature itself holds.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: patience.connect,
      requestTimeout: patience.call,
      throwOnRequestTimeout: true,
      httpAgent: { keepAlive: true, maxSockets: sockets },
      httpsAgent: { keepAlive: true, maxSockets: sockets },
    },
  }
}

/** A body that stops coming would be waited for without end. */
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
