import path from 'node:path'
import type { Env } from '#server/core/env.ts'
import { openS3Store } from './s3Store.ts'
import { type FileStore, openFolderStore } from './storage.ts'

export function openStore(env: Env): FileStore {
  const { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  if (!S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    return openFolderStore(path.join(env.DATA_DIR, 'media'))
  return openS3Store({
    endpoint: env.S3_ENDPOINT,
    region: S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    forcePathStyle: env.S3_FORCE_PATH_STYLE,
  })
}
