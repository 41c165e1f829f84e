import type { rewrite as model } from '#shared/words/es/ai/rewrite.ts'

export const rewrite: typeof model = {
  tools: 'Help with writing',
  improve: 'Improve the text',
  write: 'Write it from your facts',
  translate: { es: 'Translate from English', en: 'Translate from Spanish' },
  working: { improve: 'Writing a proposal…', translate: 'Translating…' },
  stop: 'Cancel',
  offer: { improve: 'A proposal for the description', translate: 'A proposal for the translation' },
  check: {
    improve:
      'Read it before you use it. Your text stays as it is until you choose it, and you can go back after.',
    translate:
      'Read it before you use it. What is there stays as it is until you choose it, and you can go back after.',
  },
  current: 'What is there now',
  proposed: 'The proposal',
  nothing: 'Nothing yet.',
  use: 'Use the proposal',
  again: 'Another proposal',
  discard: 'Discard',
  same: 'We found nothing to improve: it is fine as it is.',
  sources: {
    local: 'Written by rules, from your facts.',
    model: 'Written by a language model, from what you entered.',
  },
  isRewritten: 'This is the proposed text: the listing will say “AI improved description”.',
  isOwn: 'You are back to your text.',
  undo: 'Back to the one before',
  redo: 'Use the proposed one',
  signInText: 'To have us help you write, sign in. What you entered waits for you here.',
  signIn: 'Sign in',
  failed: 'We could not write the proposal. Your text is as you left it.',
  tooLong: 'The proposal does not fit in the field. Try again.',
}
