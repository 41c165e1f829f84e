import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Route } from 'wouter'
import type { ChatAnswer } from '#shared/ai/ai.ts'
import { aiApi } from '#shared/ai/aiApi.ts'
import { chatLimits } from '#shared/ai/aiLimits.ts'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { findToast, type Rendered, renderAt, settleParts, words } from '#tests/components/render.tsx'
import { listing } from '#tests/components/samples.ts'
import { deferred, errorResponse, eventStream, networkError, stubEndpoint } from '#tests/components/server.ts'
import { Chat } from './Chat.tsx'
import { conversationOf, createConversation } from './conversation/conversations.ts'

const { chat: w, core, errors, layout } = words.es
const house = listing({ id: 'casa-1', title: 'Casa con quincho en Luque' })

function answer(overrides: Partial<ChatAnswer> = {}): ChatAnswer {
  return {
    response: 'Hay 3 casas en Luque.\n• Casa con quincho en Luque',
    suggestions: ['¿Cuál es la más barata?', '¿Y en Areguá?'],
    listings: [],
    links: [],
    source: 'local',
    ...overrides,
  }
}

afterEach(() => {
  for (const id of [undefined, house.id]) {
    conversationOf(id).restart()
    conversationOf(id).setDraft('')
  }
})

async function open(element = <Chat />, url = '/home') {
  const rendered = renderAt(element, { url })
  await rendered.person.click(opener())
  await settleParts()
  await screen.findByRole('dialog')
  return rendered
}

const opener = () => screen.getByRole('button', { name: layout.chat })
const field = () => screen.getByRole('textbox', { name: w.question })
const messages = () =>
  within(screen.getByRole('region', { name: w.conversation }))
    .getAllByRole('listitem')
    .filter((item) => item.parentElement?.tagName === 'OL')
    .map(({ textContent }) => textContent)
const suggestion = (text: string) => screen.queryByRole('button', { name: text })

async function say(person: Rendered['person'], text: string) {
  await person.click(field())
  await person.paste(text)
  await person.keyboard('{Enter}')
}

describe('opening', () => {
  it('greets and offers starters, which are not sent as history', async () => {
    const received = stubEndpoint(aiApi.generalChat, answer())
    const { person } = await open()
    expect(messages()).toEqual([`${w.assistant}: ${w.greeting}`])
    const [starter = ''] = w.starters
    await person.click(suggestion(starter) ?? document.body)
    await screen.findByText('Hay 3 casas en Luque.')
    expect(suggestion(starter)).not.toBeInTheDocument()
    expect(suggestion('¿Y en Areguá?')).toBeInTheDocument()
    expect(received.map(({ body }) => body)).toEqual([{ question: starter, conversationHistory: [] }])
    expect(received[0]?.headers.get('Accept')).toBe('text/event-stream')
  })

  it('on a listing greets by its title, and asks about it', async () => {
    const received = stubEndpoint(aiApi.chat, answer())
    const { person } = await open(<Chat listing={house} />)
    expect(messages()).toEqual([`${w.assistant}: ${w.propertyGreeting(house.title)}`])
    const [starter = ''] = w.saleStarters
    await person.click(suggestion(starter) ?? document.body)
    await screen.findByText('Hay 3 casas en Luque.')
    expect(received.map(({ body }) => body.propertyId)).toEqual([house.id])
  })

  it('a listing for rent has starters of its own', async () => {
    await open(<Chat listing={{ ...house, transactionType: 'rent' }} />)
    expect(suggestion(w.rentStarters[0] ?? '')).toBeInTheDocument()
  })

  it('Escape closes and returns the focus; so does going back; the conversation stays', async () => {
    stubEndpoint(aiApi.generalChat, answer())
    const { person } = await open()
    await say(person, 'Casas en Luque')
    await screen.findByText('Hay 3 casas en Luque.')
    await person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(opener()).toHaveFocus())
    await person.click(opener())
    expect(await screen.findByText('Hay 3 casas en Luque.')).toBeInTheDocument()
    await act(async () => {
      history.back()
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})

describe('sending', () => {
  it('shows the typing indicator with the field disabled, then the answer', async () => {
    const response = deferred<typeof aiApi.generalChat>(answer())
    stubEndpoint(aiApi.generalChat, () => response.promise)
    const { person } = await open()
    await say(person, '  Casas en Luque  ')
    expect(messages().at(-2)).toBe(`${w.you}: Casas en Luque`)
    expect(messages().at(-1)).toBe(w.typing)
    expect(screen.getByRole('status')).toHaveTextContent(w.typing)
    expect(field()).toBeDisabled()
    expect(field()).toHaveValue('')
    response.release()
    await screen.findByText(w.sources.local)
    expect(field()).toBeEnabled()
    expect(screen.getByRole('status')).toHaveTextContent('Hay 3 casas en Luque.')
  })

  it('nothing is sent of nothing; Shift and Enter begin a line', async () => {
    const received = stubEndpoint(aiApi.generalChat, answer())
    const { person } = await open()
    await say(person, '   ')
    expect(screen.getByRole('button', { name: w.send })).toBeDisabled()
    await person.clear(field())
    await person.type(field(), 'una{Shift>}{Enter}{/Shift}dos')
    expect(field()).toHaveValue('una\ndos')
    expect(received).toEqual([])
    await person.click(screen.getByRole('button', { name: w.send }))
    await screen.findByText(w.sources.local)
    expect(received.map(({ body }) => body.question)).toEqual(['una\ndos'])
  })

  it('a question that is too long is said and kept', async () => {
    const { person } = await open()
    await say(person, 'a'.repeat(chatLimits.question + 1))
    expect(screen.getByRole('alert')).toHaveTextContent(w.tooLong('2.001', '2.000'))
    expect(field()).toHaveValue('a'.repeat(chatLimits.question + 1))
    expect(messages()).toHaveLength(1)
  })

  it('the last 20 entries go with a question, without those that failed', async () => {
    const received = stubEndpoint(aiApi.generalChat, ({ body }) =>
      body.question === 'Pregunta 5' ? errorResponse('internal') : answer(),
    )
    const { person } = await open()
    for (let count = 1; count <= 12; count++) {
      await say(person, `Pregunta ${count}`)
      await waitFor(() => expect(field()).toBeEnabled())
    }
    const { conversationHistory = [] } = received.at(-1)?.body ?? {}
    expect(conversationHistory).toHaveLength(20)
    expect(conversationHistory[0]).toEqual({ role: 'user', content: 'Pregunta 1' })
    expect(conversationHistory.map(({ content }) => content)).not.toContain('Pregunta 5')
    expect(conversationHistory.at(-1)?.role).toBe('assistant')
  })

  it('scrolls to the latest message after 100 ms', async () => {
    stubEndpoint(aiApi.generalChat, answer())
    const scroll = vi.spyOn(Element.prototype, 'scrollTo')
    const { person } = await open()
    await say(person, 'Casas')
    await waitFor(() => expect(scroll).toHaveBeenCalled())
  })
})

describe('an answer', () => {
  it('comes in pieces, and is whole at the end', async () => {
    const stream = eventStream()
    stubEndpoint(aiApi.generalChat, stream.response)
    const { person } = await open()
    await say(person, 'Casas en Luque')
    stream.send('delta', { text: 'Hay 3 ca' })
    await screen.findByText('Hay 3 ca')
    stream.send('delta', { text: 'sas' })
    await screen.findByText('Hay 3 casas')
    expect(field()).toBeDisabled()
    stream.send('done', answer({ source: 'model' }))
    await screen.findByText(w.sources.model)
    expect(screen.getByText('Hay 3 casas en Luque.')).toBeInTheDocument()
    expect(field()).toBeEnabled()
  })

  it('has links and cards of the listings that it names', async () => {
    const listings = Array.from({ length: 5 }, (_, at) => listing({ id: `l${at}`, title: `Casa ${at}` }))
    stubEndpoint(
      aiApi.generalChat,
      answer({
        listings,
        links: [
          { text: '3 casas', to: '/search?city=Luque' },
          { text: 'Luque.', to: 'https://evil.example' },
        ],
      }),
    )
    const { person } = await open()
    await say(person, 'Casas en Luque')
    expect(await screen.findByRole('link', { name: '3 casas' })).toHaveAttribute('href', '/search?city=Luque')
    expect(screen.queryByRole('link', { name: 'Luque.' })).not.toBeInTheDocument()
    const cards = () => within(screen.getByRole('list', { name: w.listings })).getAllByRole('article')
    expect(cards()).toHaveLength(4)
    expect(within(cards()[0] ?? document.body).getByRole('link', { name: 'Casa 0' })).toHaveAttribute(
      'href',
      '/property/l0',
    )
    await person.click(screen.getByRole('button', { name: w.moreListings(1) }))
    expect(cards()).toHaveLength(5)
  })

  it('that is stopped keeps what has come', async () => {
    const stream = eventStream()
    stubEndpoint(aiApi.generalChat, stream.response)
    const { person } = await open()
    await say(person, 'Casas en Luque')
    stream.send('delta', { text: 'Hay 3 casas' })
    await screen.findByText('Hay 3 casas')
    await person.click(screen.getByRole('button', { name: w.stop }))
    await screen.findByText(w.stopped)
    expect(messages().at(-1)).toBe(`${w.assistant}: Hay 3 casas${w.stopped}`)
    expect(field()).toBeEnabled()
  })
})

describe('failures', () => {
  it.each([
    ['an error', () => errorResponse('too_many_requests'), errors.codes.too_many_requests],
    ['no connection', () => networkError, w.unanswered],
    [
      'a stream that ends in the middle',
      () => {
        const stream = eventStream()
        stream.send('delta', { text: 'Hay' })
        stream.end()
        return stream.response
      },
      w.unanswered,
    ],
    [
      'a stream that says an error',
      () => {
        const stream = eventStream()
        stream.send('error', { error: errors.codes.unavailable, code: 'unavailable' })
        return stream.response
      },
      errors.codes.unavailable,
    ],
  ])('%s: the question stays, marked, and is sent again', async (_, respond, reason) => {
    stubEndpoint(aiApi.generalChat, respond())
    const { person } = await open()
    await say(person, 'Casas en Luque')
    await findToast('Error', 'No se pudo procesar tu mensaje. Intenta nuevamente.')
    expect(screen.getByText(reason)).toBeInTheDocument()
    expect(messages().at(-1)).toContain('Casas en Luque')
    const received = stubEndpoint(aiApi.generalChat, answer())
    await person.click(screen.getByRole('button', { name: w.resend }))
    await screen.findByText('Hay 3 casas en Luque.')
    expect(screen.queryByText(reason)).not.toBeInTheDocument()
    expect(messages()).toHaveLength(3)
    expect(received.map(({ body }) => body)).toEqual([
      { question: 'Casas en Luque', conversationHistory: [] },
    ])
  })

  it('a property that is gone is said', async () => {
    stubEndpoint(aiApi.chat, errorResponse('not_found'))
    const { person } = await open(<Chat listing={house} />)
    await say(person, '¿Precio?')
    expect(await screen.findByText(errors.codes.not_found)).toBeInTheDocument()
  })
})

describe('what is talked about', () => {
  it('stands above the question until it is forgotten; then the next question goes on from nothing', async () => {
    const received = stubEndpoint(aiApi.generalChat, answer({ about: ['Casas en Luque', 'hasta $90,000'] }))
    const { person } = await open()
    expect(screen.queryByRole('list', { name: w.about })).not.toBeInTheDocument()
    await say(person, 'Casas en Luque hasta 90 mil')
    const list = await screen.findByRole('list', { name: w.about })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Casas en Luque', 'hasta $90,000'])
    expect(createConversation('oga.chat', undefined).get().about).toHaveLength(2)
    await person.click(screen.getByRole('button', { name: w.forget }))
    expect(screen.queryByRole('list', { name: w.about })).not.toBeInTheDocument()
    expect(field()).toHaveFocus()
    expect(messages()).toHaveLength(3)
    await say(person, 'Más barato')
    await waitFor(() => expect(received).toHaveLength(2))
    expect(received[1]?.body.conversationHistory).toEqual([])
  })

  it('is nothing in an answer of an older server', async () => {
    stubEndpoint(aiApi.generalChat, answer())
    const { person } = await open()
    await say(person, 'Casas')
    await screen.findByText(w.sources.local)
    expect(screen.queryByRole('button', { name: w.forget })).not.toBeInTheDocument()
  })
})

describe('the conversation', () => {
  it('begins anew on request, which can be undone', async () => {
    stubEndpoint(aiApi.generalChat, answer())
    const { person } = await open()
    expect(screen.queryByRole('button', { name: w.restart })).not.toBeInTheDocument()
    await say(person, 'Casas en Luque')
    await screen.findByText('Hay 3 casas en Luque.')
    await person.click(screen.getByRole('button', { name: w.restart }))
    expect(messages()).toHaveLength(1)
    expect(suggestion(w.starters[0] ?? '')).toBeInTheDocument()
    const toast = await findToast(w.restarted)
    await person.click(within(toast).getByRole('button', { name: w.undo, hidden: true }))
    await screen.findByText('Hay 3 casas en Luque.')
  })

  it('is of the tab, with what is typed: apart for each listing, and there after a reload', async () => {
    stubEndpoint(aiApi.generalChat, answer({ listings: [house] }))
    const { person } = await open()
    await say(person, 'Casas en Luque')
    await screen.findByText('Hay 3 casas en Luque.')
    await person.click(field())
    await person.paste('sin enviar')
    const again = createConversation('oga.chat', undefined).get()
    expect(again.draft).toBe('sin enviar')
    expect(again.messages.map(({ role, content }) => [role, content])).toEqual([
      ['user', 'Casas en Luque'],
      ['assistant', answer().response],
    ])
    expect(again.messages.at(-1)?.listingIds).toEqual([house.id])
    expect(conversationOf(house.id).get().messages).toEqual([])
  })

  it('left in the middle of an answer is marked, to be sent again', async () => {
    stubEndpoint(aiApi.generalChat, eventStream().response)
    const { person } = await open()
    await say(person, 'Casas en Luque')
    expect(createConversation('oga.chat', undefined).get().messages).toMatchObject([
      { content: 'Casas en Luque', failed: true },
    ])
  })

  it.each(['no JSON', '[]', '{"messages":[{"role":"system","content":"x"}]}', '{"messages":[null]}'])(
    'stored as %j is a new one',
    (text) => {
      sessionStorage.setItem('oga.chat', text)
      expect(createConversation('oga.chat', undefined).get()).toMatchObject({ messages: [], draft: '' })
    },
  )

  it('is open again where a link of it led away and one goes back', async () => {
    stubEndpoint(aiApi.generalChat, answer({ listings: [house] }))
    const page = () => <Route path="/home">{<Chat />}</Route>
    const { person } = await open(page())
    await say(person, 'Casas en Luque')
    await person.click(await screen.findByRole('link', { name: house.title }))
    await waitFor(() => expect(location.pathname).toBe(`/property/${house.id}`))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    act(() => history.back())
    expect(await screen.findByText('Hay 3 casas en Luque.')).toBeInTheDocument()
    expect(location.pathname).toBe('/home')
    act(() => history.back())
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(location.pathname).toBe('/home')
  })

  it('goes on while it is closed', async () => {
    const response = deferred<typeof aiApi.generalChat>(answer())
    stubEndpoint(aiApi.generalChat, () => response.promise)
    const { person } = await open()
    await say(person, 'Casas en Luque')
    await person.click(screen.getByRole('button', { name: core.close }))
    response.release()
    await waitFor(() => expect(conversationOf(undefined).get().pending).toBeUndefined())
    await person.click(opener())
    expect(await screen.findByText('Hay 3 casas en Luque.')).toBeInTheDocument()
  })

  it('shows listings as they are by now, where it comes from an earlier page', async () => {
    const now = listing({ id: house.id, title: 'Casa con quincho', status: 'closed' })
    stubEndpoint(listingsApi.batch, [now])
    const entry = { role: 'assistant', content: 'Esta.', listingIds: [house.id] }
    sessionStorage.setItem('oga.chat.vieja', JSON.stringify({ messages: [entry], draft: '' }))
    await open(<Chat listing={listing({ id: 'vieja' })} />)
    expect(await screen.findByText(words.es.listings.unavailable)).toBeInTheDocument()
  })
})
