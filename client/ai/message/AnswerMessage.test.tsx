import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ChatMessage } from '#client/ai/conversation/messages.ts'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { renderAt, words } from '#tests/components/render.tsx'
import { listing } from '#tests/components/samples.ts'
import { errorResponse, stubEndpoint } from '#tests/components/server.ts'
import { AnswerMessage } from './AnswerMessage.tsx'

const { chat: w } = words.es
const house = listing({ id: 'casa-1', title: 'Casa con quincho' })
const message: ChatMessage = {
  id: 1,
  role: 'assistant',
  content: 'Encontré una:\n• Casa con quincho — $128,000 · Luque',
  timestamp: '2026-11-20T12:00:00.000Z',
  links: [{ text: 'Casa con quincho', to: '/property/casa-1' }],
  listingIds: ['casa-1'],
  source: 'local',
}

it('by the rules leaves to the cards what they show', async () => {
  stubEndpoint(listingsApi.batch, [house])
  renderAt(<AnswerMessage message={message} />)
  expect(await screen.findByRole('list', { name: w.listings })).toBeInTheDocument()
  expect(screen.getAllByText('Casa con quincho')).toHaveLength(1)
})

it('of a model stands as it was written', async () => {
  stubEndpoint(listingsApi.batch, [house])
  renderAt(<AnswerMessage message={{ ...message, source: 'model' }} />)
  expect(await screen.findByRole('list', { name: w.listings })).toBeInTheDocument()
  expect(screen.getAllByText('Casa con quincho')).toHaveLength(2)
})

it('names the listings where they cannot be loaded', async () => {
  stubEndpoint(listingsApi.batch, errorResponse('unavailable'))
  renderAt(<AnswerMessage message={message} />)
  expect(await screen.findByRole('link', { name: 'Casa con quincho' })).toBeInTheDocument()
  expect(screen.queryByRole('list', { name: w.listings })).not.toBeInTheDocument()
})

it('shows the rent of a listing that is also for sale', async () => {
  const both = { ...house, transactionType: 'both' as const, priceUSD: '57000', pricePerMonth: '320' }
  stubEndpoint(listingsApi.batch, [both])
  renderAt(<AnswerMessage message={message} />)
  expect(await screen.findByText('$57,000')).toBeInTheDocument()
  expect(screen.getByText(words.es.listings.alsoRent('$320'))).toBeInTheDocument()
})
