import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { favoritesApi } from '#shared/favorites/favoritesApi.ts'
import { openSite, words } from '#tests/components/render.tsx'
import { currentUser } from '#tests/components/samples.ts'
import { stubEndpoint } from '#tests/components/server.ts'
import { unreadQuery } from './inbox/inbox.api.ts'
import { mineScope } from './inbox/scope.ts'

const { auth, unread: w } = words.es

it('unread conversations are counted on the avatar, whose menu leads to them', async () => {
  stubEndpoint(favoritesApi.list, [])
  const { client, person } = await openSite('/terms', { user: currentUser() })
  const name = auth.account('Ana Benítez')
  expect(await screen.findByRole('button', { name })).toBeInTheDocument()
  act(() => client.setQueryData(unreadQuery(mineScope).queryKey, { received: 2, sent: 1 }))
  const button = await screen.findByRole('button', { name: `${name}. ${w.unread(3)}` })
  await person.click(button)
  const item = await screen.findByRole('menuitem', { name: w.inbox })
  expect(within(item).getByText('3')).toBeInTheDocument()
})
