import { brand } from '#shared/brand.ts'
import { machinePaths } from './endpoints.ts'

export interface Example {
  language: 'shell' | 'javascript' | 'typescript' | 'python' | 'json'
  code: string
}

export interface ExampleWords {
  sentence: string
  found: string
  run: string
}

export type ExampleName = 'search' | 'program' | 'configuration' | 'call' | 'client'

/** Each works as copied; `origin`: without a trailing slash. */
export function examplesOf(origin: string, words: ExampleWords): Record<ExampleName, Example> {
  const mcp = `${origin}${machinePaths.mcp}`
  return {
    search: {
      language: 'shell',
      code: `curl -G '${origin}/api/listings' \\
  --data-urlencode 'searchQuery=${words.sentence}' \\
  --data-urlencode 'limit=3'`,
    },
    program: {
      language: 'javascript',
      code: `const search = new URLSearchParams({ searchQuery: '${words.sentence}', limit: '5' })
const answer = await fetch(\`${origin}/api/listings?\${search}\`)
if (!answer.ok) throw new Error((await answer.json()).error)

console.log('${words.found}', answer.headers.get('X-Total-Count'))
for (const { id, title, priceUSD } of await answer.json())
  console.log(\`USD \${priceUSD}  \${title}  ${origin}/property/\${id}\`)`,
    },
    configuration: {
      language: 'json',
      code: JSON.stringify({ mcpServers: { [brand.slug]: { type: 'http', url: mcp } } }, null, 2),
    },
    call: {
      language: 'shell',
      code: `curl '${mcp}' \\
  -H 'Content-Type: application/json' \\
  -H 'Accept: application/json, text/event-stream' \\
  -d '${JSON.stringify(toolCall(words.sentence))}'`,
    },
    client: {
      language: 'javascript',
      code: `// ${words.run}
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'

const client = new Client({ name: 'example', version: '1.0.0' })
await client.connect(new StreamableHTTPClientTransport(new URL('${mcp}')))

const { structuredContent } = await client.callTool({
  name: 'search_listings',
  arguments: { text: '${words.sentence}' },
})
console.log(JSON.stringify(structuredContent, null, 2))
await client.close()`,
    },
  }
}

const toolCall = (sentence: string) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'search_listings', arguments: { text: sentence } },
})
