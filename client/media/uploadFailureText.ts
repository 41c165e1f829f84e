import type { Words } from '#shared/words.ts'
import type { Failure } from './uploadQueue.ts'

export function uploadFailureText(
  failure: Failure,
  { media: w, errors }: Pick<Words, 'errors' | 'media'>,
): string {
  if (failure.kind === 'offline') return w.offline
  if (failure.kind === 'signedOut') return w.signedOut
  if (failure.text) return failure.text
  switch (failure.kind === 'refused' ? failure.fault : undefined) {
    case 'too_large':
      return w.tooLarge
    case 'empty':
      return w.empty
    case 'duplicate':
      return w.duplicate
    case 'heic_unsupported':
      return errors.codes.heic_unsupported
    case 'not_an_image':
      return errors.codes.not_an_image
    default:
      return w.failed
  }
}
