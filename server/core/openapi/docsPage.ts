import type { oas31 } from 'zod-openapi'
import { html, type Markup } from '#server/core/http/markup.ts'
import { words as wordsOf } from '#server/core/words.ts'
import { type Language, languages, languageTable } from '#shared/core/language.ts'
import type { Words as AllWords } from '#shared/words.ts'
import { docsStyle } from './docs.style.ts'
import type { OpenapiDocument } from './openapiDocument.ts'

type Words = AllWords['docs']
type Schema = oas31.SchemaObject | oas31.ReferenceObject
type Call = { path: string; method: string; operation: oas31.OperationObject }

/** Without scripts. */
export function docsPage(document: OpenapiDocument, language: Language): string {
  const { docs: words } = wordsOf(language)
  const calls = callsOf(document)
  const tags = [...new Set(calls.map(({ operation }) => operation.tags?.[0] ?? ''))]
  const others = languages.filter((one) => one !== language)
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${docsStyle}</style>
</head>
<body>
<header>
<h1>${words.title} <small>${document.info.version}</small></h1>
<p>${words.intro}</p>
<p><a href="/api/openapi.json">${words.machine}</a>${others.map(
    (one) => html` · <a href="?lang=${one}" hreflang="${one}" lang="${one}">${languageTable[one].name}</a>`,
  )}</p>
</header>
<nav aria-label="${words.calls}"><ul>${tags.map(
    (tag) => html`<li><a href="#${tag}">${tag}</a></li>`,
  )}<li><a href="#schemas">${words.schemas}</a></li></ul></nav>
<main>
${tags.map(
  (tag) =>
    html`<section aria-labelledby="${tag}"><h2 id="${tag}">${tag}</h2>${calls
      .filter(({ operation }) => operation.tags?.[0] === tag)
      .map((call) => callPart(call, words))}</section>`,
)}
<section aria-labelledby="schemas"><h2 id="schemas">${words.schemas}</h2>
${Object.entries(document.components?.schemas ?? {}).map(
  ([name, schema]) =>
    html`<details id="schema-${name}"><summary><b>${name}</b></summary><div class="parts">${shape(schema)}</div></details>`,
)}
</section>
</main>
</body>
</html>`.text
}

function callsOf(document: OpenapiDocument): Call[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
      const operation = item[method]
      return operation ? [{ path, method, operation }] : []
    }),
  )
}

function callPart({ path, method, operation }: Call, words: Words): Markup {
  const { parameters = [], requestBody, responses = {} } = operation
  return html`<details id="${operation.operationId ?? ''}">
<summary><span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code> <span>${operation.summary ?? ''}</span></summary>
<div class="parts">
<p class="access">${accessOf(operation, words)}</p>
${parameters.length > 0 && html`<h3>${words.parameters}</h3><dl>${parameters.map((one) => parameterPart(one, words))}</dl>`}
${requestBody && 'content' in requestBody && html`<h3>${words.body}</h3>${shape(Object.values(requestBody.content)[0]?.schema)}`}
<h3>${words.answers}</h3><dl>${Object.entries(responses).map(([status, answer]) => answerPart(status, answer))}</dl>
</div>
</details>`
}

function accessOf({ security = [] }: oas31.OperationObject, { access }: Words): string {
  const [first, second] = security.flatMap((one) => Object.keys(one))
  if (first && second) return access.either
  return first === 'user' ? access.user : first === 'admin' ? access.admin : access.anyone
}

function parameterPart(
  parameter: oas31.ParameterObject | oas31.ReferenceObject,
  words: Words,
): Markup | false {
  if (!('name' in parameter)) return false
  return html`<div><dt><code>${parameter.name}</code>${parameter.required && html` <em>${words.required}</em>`}</dt><dd>${shape(parameter.schema)}</dd></div>`
}

function answerPart(status: string, answer: oas31.ResponseObject | oas31.ReferenceObject): Markup | false {
  if (!('description' in answer) || !('content' in answer || Number(status) < 400)) return false
  const description = (answer.description ?? '').replaceAll('`', '')
  const schema =
    Number(status) < 400 && 'content' in answer ? answer.content?.['application/json']?.schema : undefined
  return html`<div><dt><code>${status}</code></dt><dd>${schema ? shape(schema) : description}</dd></div>`
}

function shape(schema: Schema | undefined): Markup | string {
  if (!schema) return ''
  if ('$ref' in schema && schema.$ref) {
    const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)
    return html`<a href="#schema-${name}">${name}</a>`
  }
  if (!('type' in schema) && !('anyOf' in schema)) return 'any'
  if (schema.anyOf) return html`${schema.anyOf.map((one, at) => html`${at > 0 && ' | '}${shape(one)}`)}`
  if (schema.type === 'array' && schema.items) return html`<span class="list">${shape(schema.items)}</span>`
  const fields = Object.entries(schema.properties ?? {})
  if (fields.length > 0)
    return html`<ul class="fields">${fields.map(([name, field]) => html`<li><code>${name}</code> ${shape(field)}</li>`)}</ul>`
  return html`<span class="type">${typeOf(schema)}</span>`
}

function typeOf(schema: oas31.SchemaObject): string {
  if (schema.enum) return schema.enum.map(String).join(' | ')
  const { minimum, maximum, maxLength } = schema
  const range = minimum !== undefined || maximum !== undefined ? ` ${minimum ?? ''}…${maximum ?? ''}` : ''
  return `${String(schema.type)}${range}${maxLength ? ` ≤ ${maxLength}` : ''}`
}
