export function readParameter(address: string, name: string): string | undefined {
  return new URL(address).searchParams.get(name) ?? undefined
}

export function setParameter(address: string, name: string, value: string | undefined): string {
  const url = new URL(address)
  if (value === undefined) url.searchParams.delete(name)
  else url.searchParams.set(name, value)
  return url.href.replaceAll('%2C', ',')
}
