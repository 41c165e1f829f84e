import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { languages } from '#shared/core/language.ts'
import { openPage, words } from '#tests/components/render.tsx'
import { currentUser } from '#tests/components/samples.ts'

it.each(languages)('the profile shows who one is and leads to one’s own: %s', async (language) => {
  const { users: w } = words[language]
  const user = currentUser({ email: 'rosa@demo.oga', emailVerified: true })
  await openPage('/profile', { user, language })
  expect(screen.getByRole('heading', { level: 1, name: w.title })).toBeInTheDocument()
  for (const text of [w.memberOf, 'rosa@demo.oga', w.memberSince])
    expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: w.mine })).toHaveAttribute('href', '/my-properties')
  expect(screen.getByRole('link', { name: new RegExp(`^${w.settings}`) })).toHaveAttribute(
    'href',
    '/settings',
  )
})
