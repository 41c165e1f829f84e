interface Named {
  firstName: string | null
  lastName: string | null
}

/** A person's full name; undefined for who gave none. */
export function nameOf({ firstName, lastName }: Named): string | undefined {
  return (
    [firstName, lastName]
      .map((name) => name?.trim())
      .filter(Boolean)
      .join(' ') || undefined
  )
}

/** The first letters of a person's names, for the place of a picture; undefined for who gave no name. */
export function initialsOf({ firstName, lastName }: Named): string | undefined {
  const letters = [firstName, lastName].map((name) => [...(name?.trim() ?? '')][0] ?? '')
  return letters.join('').toUpperCase() || undefined
}
