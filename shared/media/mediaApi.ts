import { endpoint } from '#shared/core/endpoint.ts'
import { uploaded } from './media.ts'

export const mediaApi = {
  upload: endpoint('POST', '/api/uploads', {
    scope: 'listings:write',
    summary:
      'Upload a picture (JPEG, PNG, WebP or AVIF; 15 MB, 50 megapixels): multipart/form-data, field `file`',
    access: 'userOrAdmin',
    file: 'file',
    answer: uploaded,
    status: 201,
    errors: [
      'malformed_body',
      'not_signed_in',
      'timeout',
      'too_large',
      'unsupported_type',
      'heic_unsupported',
      'not_an_image',
      'invalid',
      'broken_image',
      'too_many_pixels',
      'storage_full',
      'too_many_requests',
      'unavailable',
      'storage_unavailable',
    ],
  }),
}
