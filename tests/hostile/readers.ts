import { z } from 'zod/mini'
import { readDevice } from '#client/admin/account/device.ts'
import { wordDiff } from '#client/admin/approvals/wordDiff.ts'
import { answerBlocks } from '#client/ai/answer/answerBlocks.ts'
import { fillTemplate } from '#client/inquiries/templates/fillTemplate.ts'
import { hasForbiddenClaim, unsupportedClaims } from '#server/ai/checks/claims.ts'
import { hasContact } from '#server/ai/checks/contacts.ts'
import { unknownFeatures, unknownNames } from '#server/ai/checks/features.ts'
import { createForbidden } from '#server/ai/checks/forbidden.ts'
import { unknownMultiples } from '#server/ai/checks/multiples.ts'
import { plainText } from '#server/ai/checks/plainText.ts'
import { pricesIn, quantitiesIn } from '#server/ai/checks/quantities.ts'
import { inDigits } from '#server/ai/checks/spelled.ts'
import { figuresIn } from '#server/ai/checks/statedFigures.ts'
import { cleanSentences } from '#server/ai/descriptions/cleanText.ts'
import { contradictionsIn } from '#server/ai/descriptions/contradictions.ts'
import { descriptionFacts } from '#server/ai/descriptions/facts.ts'
import { describe } from '#server/ai/descriptions/localDescription.ts'
import { createRemovals } from '#server/ai/descriptions/removals.ts'
import { amountsIn } from '#server/ai/local/amounts.ts'
import { isContinuation } from '#server/ai/local/conversation/continuation.ts'
import { kindOf } from '#server/ai/local/conversation/thread.ts'
import { namedOne } from '#server/ai/local/named.ts'
import { spokenIn } from '#server/ai/local/questionLanguage.ts'
import { ofListing } from '#server/ai/local/topics/ofListing.ts'
import * as topics from '#server/ai/local/topics.ts'
import { maxRead, wordingOf } from '#server/ai/local/wording.ts'
import { createEvidence } from '#server/ai/model/evidence.ts'
import { createResponseReader } from '#server/ai/model/responseReader.ts'
import { readProfile } from '#server/auth/profile.ts'
import { returnPath } from '#server/auth/returnTo.ts'
import { textOfHtml } from '#server/core/htmlText.ts'
import { scriptJson } from '#server/core/http/answers/escape.ts'
import { cookiesOf } from '#server/core/http/cookies.ts'
import { csvLine } from '#server/core/http/csv.ts'
import { readAddress } from '#server/core/http/limits/address.ts'
import { html } from '#server/core/http/markup.ts'
import { acceptedLanguage, chooseEncoding, preferredLanguage } from '#server/core/http/negotiate.ts'
import { originOf } from '#server/core/http/origin.ts'
import { findUnstorable } from '#server/core/http/validate.ts'
import { toE164 } from '#server/core/phone.ts'
import { writeCalendar } from '#server/inquiries/appointments/calendar.ts'
import { readInboundMail, recipientsIn } from '#server/inquiries/inbound/inboundMail.ts'
import { readPhrase } from '#server/listings/search/engine/words/phrases.ts'
import { wordsOf } from '#server/listings/search/searchWords.ts'
import { mailOf } from '#server/notifications/mail.ts'
import { addressIn } from '#server/notifications/mailer.ts'
import { oneLine } from '#server/notifications/messages.ts'
import { shorten } from '#server/page/content/propertyPage.ts'
import { isEmail } from '#shared/core/fields/email.ts'
import { placeName, singleLine } from '#shared/core/fields/singleLine.ts'
import { localPath } from '#shared/core/localPath.ts'
import { nameOf } from '#shared/core/personName.ts'
import { currencyIn, readAmount } from '#shared/core/readAmount.ts'
import { fold, plainMarks } from '#shared/core/text.ts'
import { messageText, newInquiry } from '#shared/inquiries/inquiries.ts'
import { newListing } from '#shared/listings/publishing.ts'
import { matchPage } from '#shared/pages.ts'
import { placeKey } from '#shared/places/placeKey.ts'
import { listingSearch } from '#shared/search/listingSearch.ts'
import { readSearch } from '#shared/search/readSearch.ts'
import { tokenize } from '#shared/search/sentence/tokens.ts'
import { understand } from '#shared/search/sentence.ts'

export interface Reader {
  read: (text: string) => unknown
  /** Characters that reach it: what comes before cuts longer ones, or refuses them. */
  most?: number
}

const mail = (name: string) => (text: string) =>
  readInboundMail(
    new Map([
      ['to', 'a@b.test'],
      [name, text.slice(0, 64 * 1024)],
    ]),
  )
const evidence = createEvidence()
evidence.add({ priceUSD: 120_000, areaSqm: 250 })
const isForbidden = createForbidden('Answer only from listings, market figures and help texts.', ['listings'])
const lines = z.string().check(singleLine)
const places = z.string().check(placeName)
const given = (text: string) => ({ text, amenities: [], bedrooms: 0, bathrooms: 0, parkingSpaces: 0 })
const facts = descriptionFacts.parse({ bedrooms: 3, area: 120, yearBuilt: 2015, amenities: ['pool'] })
/** Of an address or a header: Node's limit. */
const head = 16 * 1024
const sentence = 200
const description = 6000
const answer = 8000
const content = {
  heading: '',
  paragraphs: [],
  action: { name: '', url: '' },
  why: '',
}
const event = {
  uid: '1',
  sequence: 0,
  changedAt: new Date(0),
  startsAt: new Date(0),
  minutes: 30,
  isCancelled: false,
  place: '',
  url: '',
}

/** All that looks for patterns in what strangers write: mails, texts, questions, names, addresses, headers. */
export const readers: Record<string, Reader> = {
  'HTML of a mail': { read: (text) => textOfHtml(text), most: 64 * 1024 },
  'text of a mail': { read: mail('text') },
  'HTML field of a mail': { read: mail('html') },
  'headers of a mail': { read: mail('headers') },
  'pairs of headers': { read: (text) => mail('message-headers')(`[["a","${text}"]]`) },
  'sender of a mail': { read: mail('from') },
  'recipients of a mail': { read: (text) => recipientsIn(new Map([['to', text]])) },
  'sender’s address': { read: addressIn },

  'folded text': { read: fold },
  'plain marks': { read: plainMarks },
  'single line': { read: (text) => z.safeParse(lines, text) },
  'place name': { read: (text) => z.safeParse(places, text) },
  'key of a place': { read: placeKey },
  'name of a person': { read: (text) => nameOf({ firstName: text, lastName: text }) },
  'e-mail address': { read: isEmail },
  'phone number': { read: toE164 },
  amount: { read: readAmount },
  currency: { read: currencyIn },
  message: { read: (text) => messageText.safeParse(text) },
  inquiry: {
    read: (text) =>
      newInquiry.safeParse({ listingId: text, name: text, email: text, phone: text, message: text }),
  },
  listing: {
    read: (text) => newListing.safeParse({ title: text, description: text, city: text, airbnbUrl: text }),
  },
  'storable text': { read: (text) => findUnstorable({ text }) },

  sentence: { read: (text) => understand(text, { rate: 7000 }), most: sentence },
  tokens: { read: tokenize, most: sentence },
  'search address': { read: (text) => readSearch(`city=${text}&near=${text}&bbox=${text}`), most: head },
  'search parameters': {
    read: (text) =>
      listingSearch.safeParse({ city: text, near: text, bbox: text, minPrice: text, searchQuery: text }),
    most: head,
  },
  'words of a search': { read: wordsOf, most: sentence },
  phrase: { read: readPhrase, most: sentence },

  path: { read: (text) => localPath(`/${text}`), most: head },
  page: { read: (text) => matchPage(`/${text}`), most: head },
  'path after sign-in': { read: (text) => returnPath(`/${text}`), most: head },
  'Accept-Language': { read: (text) => acceptedLanguage({ 'accept-language': text }), most: head },
  'preferred language': { read: (text) => preferredLanguage({ 'accept-language': text }), most: head },
  'Accept-Encoding': { read: (text) => chooseEncoding({ 'accept-encoding': text }, ['br']), most: head },
  Cookie: { read: (text) => cookiesOf({ headers: { cookie: text } }), most: head },
  Host: { read: (text) => originOf({ protocol: 'http', get: () => text }, { PORT: 1 }), most: head },
  'network address': { read: readAddress, most: head },
  'user agent': { read: readDevice, most: head },
  'claims of a provider': { read: (text) => readProfile({ given_name: text, name: text, email: text }) },

  markup: { read: (text) => html`${text}` },
  JSON: { read: scriptJson },
  'cell of a table': { read: (text) => csvLine([text]) },
  'line of a mail': { read: oneLine },
  'quote in a mail': {
    read: (text) => mailOf({ ...content, subject: text, quote: text }, { id: '1', to: '', language: 'es' }),
  },
  'calendar event': {
    read: (text) => writeCalendar({ ...event, summary: text, description: text }),
    most: 1000,
  },
  'short description': { read: (text) => shorten(text, 160) },
  'difference of texts': { read: (text) => wordDiff(text, 'casa'), most: description },
  template: { read: (text) => fillTemplate(text, { name: 'Ana', listing: 'Casa' }) },

  'wording of a question': { read: wordingOf, most: maxRead },
  'language of a question': { read: (text) => spokenIn(text), most: maxRead },
  'amounts of a question': { read: (text) => amountsIn(text), most: maxRead },
  'topics of a question': {
    read(text) {
      const turn = { text, wording: ` ${text} `, understood: understand('', { rate: 7000 }) }
      const tables = [topics.talk, topics.how, ofListing, topics.about, topics.superlatives]
      const found = tables.map((table) => Object.values(table).map((topic) => topic.test(turn.wording)))
      return [found, isContinuation(turn), kindOf(turn, { kind: undefined, search: undefined })]
    },
    most: maxRead,
  },
  'listing named before': { read: (content) => namedOne([{ role: 'assistant', content }]), most: answer },

  'plain answer': { read: plainText, most: answer },
  'streamed answer': { read: (text) => createResponseReader().push(`{"response":"${text}`), most: answer },
  'blocks of an answer': { read: (text) => answerBlocks(text), most: answer },
  'forbidden answer': { read: isForbidden, most: answer },
  'figures of an answer': { read: figuresIn, most: answer },
  'quantities of an answer': { read: (text) => [quantitiesIn(text), pricesIn(text)], most: answer },
  'spelled amounts of an answer': { read: inDigits, most: answer },
  'contacts of an answer': { read: (text) => hasContact(text, text), most: answer },
  'claims of an answer': {
    read: (text) => [hasForbiddenClaim(text, text), unsupportedClaims(text, text)],
    most: answer,
  },
  'evidence of an answer': { read: (text) => evidence.unfounded(text), most: answer },
  'features of a description': { read: (text) => unknownFeatures(text, given(text)), most: description },
  'names of a description': { read: (text) => unknownNames(text, text), most: description },
  'multiples of a description': { read: (text) => unknownMultiples(text, [], text), most: description },
  'contradictions of a description': {
    read: (text) => contradictionsIn(text, facts, 'es'),
    most: description,
  },
  'own sentences of a description': {
    read: (text) => {
      const removals = createRemovals()
      const sentences = cleanSentences(text, removals)
      return describe(facts, 'es', { sentences, removals, contradicts: () => false }, 'medium')
    },
    most: description,
  },
}
