import { describe, expect, it } from 'vitest'
import { type Message, writeMessage } from './messages.ts'

const expiring: Message = {
  kind: 'listing_expiring',
  listingId: 'abc123abc123',
  title: 'Casa en Luque',
  titleEn: 'House in Luque',
  expiresAt: '2027-03-02T01:30:00.000Z',
}

describe('a message', () => {
  it('is in the language of who gets it, with the day as it is in Paraguay', () => {
    expect(writeMessage(expiring, 'es')).toEqual({
      heading: 'Tu aviso vence el 1 de marzo',
      title: 'Casa en Luque',
      text: '«Casa en Luque» se muestra hasta el 1 de marzo. Si sigue disponible, renovalo con un clic y se queda otros 60 días.',
      action: 'Renovar aviso',
      path: '/my-properties?renew=abc123abc123',
    })
    expect(writeMessage(expiring, 'en')).toMatchObject({
      heading: 'Your listing expires on March 1',
      title: 'House in Luque',
      action: 'Renew listing',
    })
  })

  it.each([[null], ['']])('names the listing in Spanish, when its English title is %j', (titleEn) => {
    expect(writeMessage({ ...expiring, titleEn }, 'en').title).toBe('Casa en Luque')
  })

  it('stays in one line and in its direction, whatever the title holds', () => {
    const title = '\u202eCasa\r\n\u2028\u0000 en\tLuque\u2066 '
    expect(writeMessage({ ...expiring, title }, 'es').title).toBe('Casa en Luque')
  })
})
