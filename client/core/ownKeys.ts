const prefix = 'oga.own.'

/** Of what is stored for whoever is signed in: it goes when they sign out. */
export const ownKey = (name: string) => prefix + name

export function forgetOwn(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
}
