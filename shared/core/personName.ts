interface Named {
  firstName: string | null
  lastName: string | null
}

/** First and last name; undefined without both. */
export function nameOf({ firstName, lastName }: Named): string | undefined {
  return (
    [firstName, lastName]
      .map((name) => name?.trim())
      .filter(Boolean)
      .join(' ') || undefined
  )
}

/** For avatars. */
export function initialsOf({ firstName, lastName }: Named): string | undefined {
  const letters = [firstName, lastName].map((name) => [...(name?.trim() ?? '')][0] ?? '')
  return letters.join('').toUpperCase() || undefined
}
