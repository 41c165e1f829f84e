/** The push services of browsers: a message goes nowhere else, whatever a subscription names. */
const hosts = [
  /^fcm\.googleapis\.com$/,
  /^([a-z\d-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z\d-]+\.)+notify\.windows\.com$/,
  /^([a-z\d-]+\.)*push\.apple\.com$/,
]

/** Whether an endpoint is an address of a public push service, over https. */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  return hosts.some((host) => host.test(hostname))
}
