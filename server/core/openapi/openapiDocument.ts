import { core, z } from 'zod'
import {
  createDocument,
  type ZodObjectInput,
  type ZodOpenApiOperationObject,
  type ZodOpenApiOverride,
  type ZodOpenApiPathItemObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi'
import type { cookieNames } from '#server/core/http/cookies.ts'
import { takesKey } from '#server/core/http/idempotency/idempotency.ts'
import { brand } from '#shared/brand.ts'
import { actingAsAdmin, actingHeader } from '#shared/core/actingHeader.ts'
import type { Endpoint, OtherStatus } from '#shared/core/endpoint.ts'
import { type ErrorCode, errorAnswer, errorStatus } from '#shared/core/errors.ts'
import { apiVersion } from '#shared/core/openapi.ts'

export type OpenapiDocument = ReturnType<typeof createDocument>

export function describeApi(
  endpoints: readonly Endpoint[],
  { schemas, webhooks }: Record<'schemas' | 'webhooks', Record<string, core.$ZodType>>,
  { serverUrl, cookies }: { serverUrl: string; cookies: ReturnType<typeof cookieNames> },
): OpenapiDocument {
  const paths: ZodOpenApiPathsObject = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'
    paths[path] = { ...paths[path], [method]: describeCall(endpoint) }
  }
  return createDocument(
    {
      openapi: '3.1.1',
      info: {
        title: `${brand.name} API`,
        version: apiVersion,
        description:
          'JSON in and out. Errors are `{error, code, fields?}` in the language of `Accept-Language` or `?lang` (es, en). Paged lists answer with `X-Total-Count` and the next page in `Link`.',
      },
      servers: [{ url: serverUrl }],
      paths,
      webhooks: Object.fromEntries(
        Object.entries(webhooks).map(([type, body]) => [type, describeWebhook(body)]),
      ),
      components: {
        schemas: { Error: errorAnswer, ...schemas },
        securitySchemes: {
          user: { type: 'apiKey', in: 'cookie', name: cookies.user, description: 'A signed-in user' },
          key: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'oga_live_…',
            description:
              'A key of `/api/keys`, as `Authorization: Bearer oga_live_…`: it acts for who made it, as far as its scopes go, and tells what is left of its limits in `RateLimit`.',
          },
          admin: { type: 'apiKey', in: 'cookie', name: cookies.admin, description: adminSession },
        },
      },
    },
    { override: numbersInAddresses, allowEmptySchema: { unknown: true } },
  )
}

function describeCall(endpoint: Endpoint): ZodOpenApiOperationObject {
  const [, , feature = 'api', ...rest] = endpoint.path.split('/')
  return {
    operationId: [endpoint.method.toLowerCase(), feature, ...rest].join('_').replace(/\W+/g, '_'),
    summary: endpoint.summary,
    tags: [feature.replace(/\.\w+$/, '')],
    security: securityOf(endpoint),
    requestParams: {
      ...(isObject(endpoint.params) ? { path: endpoint.params } : {}),
      ...(isObject(endpoint.query) ? { query: endpoint.query } : {}),
      ...headersOf(endpoint),
    },
    ...describeBody(endpoint),
    responses: { ...describeAnswer(endpoint), ...describeErrors(endpoint) },
  }
}

/** Signed as Standard Webhooks 1.0 has it. */
const webhookHeaders = z.object({
  'webhook-id': z.string().describe('The same with every attempt.'),
  'webhook-timestamp': z.string().describe('Seconds since 1970.'),
  'webhook-signature': z
    .string()
    .describe(
      '`v1,` and the base64 HMAC-SHA256 of id, timestamp and body, joined by dots; two while a secret rotates.',
    ),
})

function describeWebhook(body: core.$ZodType): ZodOpenApiPathItemObject {
  return {
    post: {
      requestParams: { header: webhookHeaders },
      requestBody: { required: true, content: { 'application/json': { schema: body } } },
      responses: {
        '2XX': { description: 'Taken.' },
        '410': { description: 'No more, please.' },
        default: { description: 'Tried again.' },
      },
    },
  }
}

function describeBody({ body, file }: Endpoint): Pick<ZodOpenApiOperationObject, 'requestBody'> {
  if (body) return { requestBody: { required: true, content: { 'application/json': { schema: body } } } }
  if (file === undefined) return {}
  const schema = {
    type: 'object' as const,
    properties: { [file]: { type: 'string' as const, format: 'binary' } },
    required: [file],
    additionalProperties: false,
  }
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
}

const adminSession = `An administrator, whose session is independent of a user’s. Where both are there, the user’s acts in calls open to both, unless \`${actingHeader}: ${actingAsAdmin}\` is sent: then the administrator’s does, or nobody.`

function headersOf(endpoint: Endpoint): { header?: ZodObjectInput } {
  const header = z.object({
    ...(takesKey(endpoint) ? keyHeader.shape : {}),
    ...(endpoint.access === 'userOrAdmin' ? actingHeaderOf.shape : {}),
    ...(takesVersion(endpoint) ? versionHeader.shape : {}),
  })
  return Object.keys(header.shape).length > 0 ? { header } : {}
}

const actingHeaderOf = z.object({
  [actingHeader]: z
    .literal(actingAsAdmin)
    .optional()
    .describe('Act as the administrator, where both are signed in.'),
})

const takesVersion = ({ versioned, method }: Endpoint) => versioned && method !== 'GET'

const versionHeader = z.object({
  'If-Match': z
    .string()
    .optional()
    .describe(
      'The `ETag` of the version read: another meanwhile is a 412. Weak tags never match; `*` always does.',
    ),
})

const keyHeader = z.object({
  'Idempotency-Key': z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('Repeats of a call under the same key, within a day, are answered as the first was.'),
})

function isObject(schema: core.$ZodType | undefined): schema is core.$ZodType & ZodObjectInput {
  return schema instanceof core.$ZodObject
}

function securityOf({ access, scope }: Endpoint): Record<string, string[]>[] {
  const byKey = scope ? [{ key: [scope] }] : []
  if (access === 'anyone') return scope ? [{}, ...byKey] : []
  if (access === 'userOrAdmin') return [{ user: [] }, { admin: [] }, ...byKey]
  if (access === 'user' || access === 'admin') return [{ [access]: [] }, ...byKey]
  return [{ admin: [access] }]
}

const publicTag = 'Names this version of the answer, for `If-None-Match`.'
const bothTags = `${publicTag} To its owner and administrators: the version of what it tells, for \`If-Match\`.`

const text = (description: string) => ({ description, schema: { type: 'string' as const } })

function describeAnswer({
  answer,
  status,
  otherStatuses,
  paged,
  cache,
  versioned,
  download,
  streamed,
}: Endpoint): ZodOpenApiResponsesObject {
  const headers = {
    'X-Request-Id': text('Names this answer in the server log.'),
    ...(cache === 'public' ? { ETag: text(versioned ? bothTags : publicTag) } : {}),
    ...(versioned && answer && cache === 'private'
      ? { ETag: text('Names this version, for `If-Match`.') }
      : {}),
    ...(paged
      ? {
          'X-Total-Count': {
            description: 'How many there are in all.',
            schema: { type: 'integer' as const },
          },
          'X-Total-Capped': text('`true` where the count is a cap.'),
          'X-Ranked-By': text('Words that rank without filtering, percent-encoded; absent without any.'),
          'X-Sections': text(
            'Where on this page the items with all of those words begin, with some and the others, and how many each has: `all;at=0;count=12, others;at=12`.',
          ),
          'X-Plain-Text': text(
            '`true` where nothing is as `searchQuery` was understood: found by the words of its text alone.',
          ),
          'X-Places': text(
            'Landmarks, avenues and areas that `searchQuery` names, a percent-encoded JSON array: `text` as typed, `kind`, `name`, `city`, `km`, `travel` (minutes at a speed), `standIn` where its own point is not known, `isFromOsm` (say "© OpenStreetMap contributors"), and the `filters` it stands for; absent without any.',
          ),
          'X-Near-Duplicates': text(
            "By place on this page: how many of the same author's items with equal facts come later: `0;count=7, 4;count=2`.",
          ),
          Link: text('The address of the next page, `rel="next"`; absent on the last.'),
        }
      : {}),
  }
  const file = download && { content: { [download]: { schema: { type: 'string' as const } } } }
  const content = answer
    ? { content: { 'application/json': { schema: answer }, ...(streamed && eventStream) } }
    : file
  return {
    [`${status}`]: { description: content ? 'Done' : 'Done, nothing to say', headers, ...content },
    ...Object.fromEntries(
      otherStatuses.map((other) => [`${other}`, { description: otherDone[other], headers, ...content }]),
    ),
    ...(cache === 'public' ? { '304': { description: 'The version you have is the newest' } } : {}),
  }
}

const otherDone: Record<OtherStatus, string> = {
  200: 'Done before: nothing changed',
  202: 'Taken, to be done later',
}

const eventStream = {
  'text/event-stream': {
    schema: {
      type: 'string' as const,
      description:
        'To who accepts it: `delta` events with `{"text"}`, a piece each; at the end `done` with the whole answer, which counts, or `error` with an error. Errors before the first piece have their status, as JSON.',
    },
  },
}

const bodyProblems = ['malformed_json', 'too_large', 'unsupported_type', 'invalid'] as const
const keyProblems = ['bad_parameter', 'conflict', 'idempotency_mismatch'] as const

function describeErrors(endpoint: Endpoint): ZodOpenApiResponsesObject {
  const { errors, method, access, asksWho, params, query, body, fromAnySite } = endpoint
  const codes = new Set<ErrorCode>([...errors, 'too_many_requests', 'unavailable'])
  if (params) codes.add('not_found')
  if (query) codes.add('bad_parameter')
  if (body) for (const code of bodyProblems) codes.add(code)
  if (takesKey(endpoint)) for (const code of keyProblems) codes.add(code)
  if (access !== 'anyone') codes.add('not_signed_in')
  if (access !== 'anyone' && access !== 'userOrAdmin' && !asksWho) codes.add('forbidden')
  if (method !== 'GET' && !fromAnySite) codes.add('cross_site')
  if (takesVersion(endpoint)) codes.add('precondition_failed')
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of codes)
    byStatus.set(errorStatus[code], [...(byStatus.get(errorStatus[code]) ?? []), code])
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, names]) => [
        `${status}`,
        {
          description: names.map((name) => `\`${name}\``).join(', '),
          content: { 'application/json': { schema: errorAnswer } },
          ...(status === 429 || status === 503
            ? { headers: { 'Retry-After': text('Seconds to wait.') } }
            : {}),
        },
      ]),
  )
}

const numbersInAddresses: ZodOpenApiOverride = ({ zodSchema, jsonSchema, io }) => {
  if (io !== 'input' || !(zodSchema instanceof core.$ZodPipe)) return
  let last: core.$ZodType = zodSchema
  while (last instanceof core.$ZodPipe || last instanceof core.$ZodOptional)
    last = last instanceof core.$ZodPipe ? last._zod.def.out : last._zod.def.innerType
  if (!(last instanceof core.$ZodNumber)) return
  const { minimum, maximum } = core.toJSONSchema(last)
  for (const key of Object.keys(jsonSchema)) delete jsonSchema[key as keyof typeof jsonSchema]
  Object.assign(jsonSchema, { type: 'integer', minimum, maximum })
}
