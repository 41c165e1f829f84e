import { machinePaths } from './endpoints.ts'

export const taskNames = ['publish', 'change', 'follow', 'leads', 'webhook', 'client'] as const
export type TaskName = (typeof taskNames)[number]
export const taskLanguages = ['shell', 'typescript', 'python'] as const
export type TaskLanguage = (typeof taskLanguages)[number]
export type TaskCode = Partial<Record<TaskLanguage, string>>

/** Texts of the listing that is published. */
export interface TaskWords {
  title: string
  description: string
}

const bearer = {
  shell: `-H "Authorization: Bearer $OGA_KEY"`,
  typescript: `Authorization: \`Bearer \${process.env.OGA_KEY}\``,
  python: `"Authorization": f"Bearer {os.environ['OGA_KEY']}"`,
}

/** Each runs as copied, with `OGA_KEY` and where it is named `OGA_LISTING` in its environment; `origin`: without a trailing slash. */
export function tasksOf(origin: string, words: TaskWords): Record<TaskName, TaskCode> {
  return {
    publish: publish(origin, words),
    change: change(origin),
    follow: follow(origin),
    leads: leads(origin),
    webhook,
    client: client(origin),
  }
}

function publish(origin: string, { title, description }: TaskWords): TaskCode {
  const listing = {
    ...{ title, description, propertyType: 'house', transactionType: 'sale' },
    ...{ city: 'Luque', neighborhood: 'Centro', bedrooms: 3, bathrooms: 2, area: 180 },
    price: { amount: 150_000, currency: 'USD' },
  }
  const json = JSON.stringify(listing, null, 2)
  return {
    shell: `curl '${origin}/api/listings' \\
  ${bearer.shell} \\
  -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: luque-0017' \\
  -d '${json}'`,
    typescript: `const answer = await fetch('${origin}/api/listings', {
  method: 'POST',
  headers: {
    ${bearer.typescript},
    'Content-Type': 'application/json',
    'Idempotency-Key': 'luque-0017',
  },
  body: JSON.stringify(${indented(json)}),
})
const listing = await answer.json()
if (!answer.ok) throw new Error(listing.error)
console.log(listing.id)`,
    python: `import json, os, urllib.request

listing = ${json}
request = urllib.request.Request(
    "${origin}/api/listings",
    data=json.dumps(listing).encode(),
    headers={
        ${bearer.python},
        "Content-Type": "application/json",
        "Idempotency-Key": "luque-0017",
    },
)
with urllib.request.urlopen(request) as answer:
    print(json.load(answer)["id"])`,
  }
}

const indented = (json: string) => json.replaceAll('\n', '\n  ')

function change(origin: string): TaskCode {
  return {
    shell: `curl -X PATCH "${origin}/api/listings/$OGA_LISTING" \\
  ${bearer.shell} \\
  -H 'Content-Type: application/json' \\
  -d '{"price": {"amount": 145000, "currency": "USD"}}'`,
    typescript: `const answer = await fetch(\`${origin}/api/listings/\${process.env.OGA_LISTING}\`, {
  method: 'PATCH',
  headers: { ${bearer.typescript}, 'Content-Type': 'application/json' },
  body: JSON.stringify({ price: { amount: 145000, currency: 'USD' } }),
})
const listing = await answer.json()
if (!answer.ok) throw new Error(listing.error)
console.log(listing.priceUSD)`,
    python: `import json, os, urllib.request

request = urllib.request.Request(
    f"${origin}/api/listings/{os.environ['OGA_LISTING']}",
    method="PATCH",
    data=json.dumps({"price": {"amount": 145000, "currency": "USD"}}).encode(),
    headers={${bearer.python}, "Content-Type": "application/json"},
)
with urllib.request.urlopen(request) as answer:
    print(json.load(answer)["priceUSD"])`,
  }
}

function follow(origin: string): TaskCode {
  const address = `${origin}/api/export/listings.ndjson?since=2026-11-01T00:00:00Z`
  return {
    shell: `curl '${address}' \\
  ${bearer.shell}`,
    typescript: `const answer = await fetch('${address}', {
  headers: { ${bearer.typescript} },
})
if (!answer.ok) throw new Error((await answer.json()).error)
for (const line of (await answer.text()).trim().split('\\n')) {
  const { ListingKey, StandardStatus } = JSON.parse(line)
  console.log(ListingKey, StandardStatus)
}`,
    python: `import json, os, urllib.request

request = urllib.request.Request(
    "${address}",
    headers={${bearer.python}},
)
with urllib.request.urlopen(request) as answer:
    for line in answer:
        listing = json.loads(line)
        print(listing["ListingKey"], listing["StandardStatus"])`,
  }
}

function leads(origin: string): TaskCode {
  const address = `${origin}/api/inquiries?status=new`
  return {
    shell: `curl '${address}' \\
  ${bearer.shell}`,
    typescript: `const answer = await fetch('${address}', {
  headers: { ${bearer.typescript} },
})
if (!answer.ok) throw new Error((await answer.json()).error)
for (const { name, listing } of await answer.json()) console.log(name, listing.title)`,
    python: `import json, os, urllib.request

request = urllib.request.Request(
    "${address}",
    headers={${bearer.python}},
)
with urllib.request.urlopen(request) as answer:
    for inquiry in json.load(answer):
        print(inquiry["name"], inquiry["listing"]["title"])`,
  }
}

/** `isOurs`: of the raw body and the three headers that it came with. */
const webhook: TaskCode = {
  typescript: `import { createHmac, timingSafeEqual } from 'node:crypto'

const key = Buffer.from(process.env.OGA_WEBHOOK_SECRET.slice('whsec_'.length), 'base64')

export function isOurs(body, headers) {
  const seconds = Number(headers['webhook-timestamp'])
  if (!(Math.abs(Date.now() / 1000 - seconds) < 300)) return false
  const signed = \`\${headers['webhook-id']}.\${seconds}.\${body}\`
  const expected = createHmac('sha256', key).update(signed).digest()
  return headers['webhook-signature'].split(' ').some((one) => {
    const given = Buffer.from(one.replace('v1,', ''), 'base64')
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}`,
  python: `import base64, hashlib, hmac, os, time

key = base64.b64decode(os.environ["OGA_WEBHOOK_SECRET"].removeprefix("whsec_"))

def is_ours(body, headers):
    seconds = headers["webhook-timestamp"]
    if not abs(time.time() - int(seconds)) < 300:
        return False
    signed = f"{headers['webhook-id']}.{seconds}.{body}".encode()
    expected = "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    return any(hmac.compare_digest(one, expected) for one in headers["webhook-signature"].split(" "))`,
}

function client(origin: string): TaskCode {
  return {
    shell: `npx -p typescript@5 -p openapi-typescript openapi-typescript '${origin}${machinePaths.openapi}' -o oga.d.ts
npm install openapi-fetch`,
    typescript: `import createClient from 'openapi-fetch'
import type { paths } from './oga.d.ts'

const oga = createClient<paths>({ baseUrl: '${origin}' })
const { data, error } = await oga.GET('/api/listings', {
  params: { query: { city: ['Luque'], limit: 3 } },
})
if (error) throw new Error(error.error)
for (const { title, priceUSD } of data) console.log(priceUSD, title)`,
  }
}
