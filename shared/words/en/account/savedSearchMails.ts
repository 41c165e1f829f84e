import type { savedSearchMails as model } from '#shared/words/es/account/savedSearchMails.ts'

export const savedSearchMails: typeof model = {
  confirmation: {
    subject: 'Confirm your search alert',
    heading: 'One click and we keep you posted',
    text: 'Somebody saved a search with this address to hear of new homes. If it was you, confirm it: the link works for 7 days. If not, there is nothing to do and we will not write again.',
    action: 'Confirm the alert',
    why: 'We write once because somebody gave this address on Óga.',
  },
}
