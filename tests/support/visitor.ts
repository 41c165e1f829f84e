import http from 'node:http'

/** Stores cookies by name, path and server, sends its origin. */
export interface Visitor {
  /** Does not follow redirects. */
  visit(address: string, headers?: Record<string, string>): Promise<Response>
  submit(address: string, fields: Record<string, string>): Promise<Response>
  request(path: string, init?: RequestInit): Promise<Response>
  /** To the final page. */
  follow(response: Response): Promise<{ response: Response; address: string }>
  cookies: Map<string, { value: string; path: string; attributes: string }>
}

const navigation = {
  Accept: 'text/html',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Dest': 'document',
  'Sec-Fetch-Site': 'same-origin',
}

export function createVisitor(origin: string): Visitor {
  const cookies: Visitor['cookies'] = new Map()

  async function request(address: string, init: RequestInit): Promise<Response> {
    const url = new URL(address, origin)
    const sent = [...cookies]
      .filter(([, { path }]) => url.pathname === path || url.pathname.startsWith(path.replace(/\/?$/, '/')))
      .map(([name, { value }]) => `${name}=${value}`)
    const headers = {
      ...Object.fromEntries(new Headers(init.headers)),
      ...(sent[0] ? { cookie: sent.join('; ') } : {}),
    }
    const response = await send(url, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ')
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      const attribute = (key: string) =>
        attributes.find((one) => one.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1)
      const gone = value === '' || new Date(attribute('expires') ?? '9999-01-01').getTime() < Date.now()
      if (gone) cookies.delete(name)
      else cookies.set(name, { value, path: attribute('path') ?? '/', attributes: attributes.join('; ') })
    }
    return response
  }

  const visit: Visitor['visit'] = (address, headers) =>
    request(address, { headers: { ...navigation, ...headers } })
  return {
    cookies,
    visit,
    submit: (address, fields) =>
      request(address, { method: 'POST', headers: navigation, body: new URLSearchParams(fields) }),
    request: (path, init) => request(path, init ?? {}),
    async follow(first) {
      let response = first
      let address = first.url
      for (let steps = 0; response.status >= 300 && response.status < 400; steps++) {
        if (steps > 10) throw new Error('redirected in a circle')
        address = new URL(response.headers.get('location') ?? '', address).href
        response = await visit(address)
      }
      return { response, address }
    },
  }
}

/** With headers that `fetch` sets itself, such as `Sec-Fetch-Mode`. */
function send(
  url: URL,
  { method, headers, body }: RequestInit & { headers: Record<string, string> },
): Promise<Response> {
  const all: Record<string, string> = { ...headers }
  if (body instanceof URLSearchParams) all['content-type'] = 'application/x-www-form-urlencoded'
  // Node sends no length with a DELETE by itself.
  if (body != null) all['content-length'] = String(Buffer.byteLength(String(body)))
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method, headers: all }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('error', reject)
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('end', () => {
        const { statusCode: status = 0 } = answer
        const text = status === 204 || status === 304 ? null : Buffer.concat(chunks).toString()
        const lines = answer.rawHeaders.flatMap((name, n, all): [string, string][] =>
          n % 2 ? [] : [[name, all[n + 1] ?? '']],
        )
        const response = new Response(text, { status, headers: lines })
        Object.defineProperty(response, 'url', { value: url.href })
        resolve(response)
      })
    })
    request.on('error', reject)
    request.end(body === undefined || body === null ? undefined : String(body))
  })
}

/** Returns the final URL. */
export async function signInAs(visitor: Visitor, account: string, returnTo = '/terms'): Promise<string> {
  const started = await visitor.visit(`/api/login?${new URLSearchParams({ returnTo })}`)
  const page = await visitor.follow(started)
  if (page.response.status !== 200)
    throw new Error(`no sign-in page: ${page.response.status} ${page.address}`)
  return (await visitor.follow(await visitor.submit(page.address, { account }))).address
}

/** With a provider that asks nothing. Returns the final path. */
export async function signInUnasked(origin: string, visitor: Visitor, returnTo: string): Promise<string> {
  const started = await visitor.visit(`/api/login?${new URLSearchParams({ returnTo })}`)
  return (await visitor.follow(started)).address.replace(origin, '')
}
