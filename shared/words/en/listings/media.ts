import { plural } from '#shared/words/en/plural.ts'
import type { media as model } from '#shared/words/es/listings/media.ts'

export const media: typeof model = {
  title: 'Photos',
  dropTitle: 'Drag your photos here',
  dropTitleTouch: 'Add your photos',
  dropText: (most: number) => `JPEG, PNG, WebP or AVIF, up to 15 MB each and ${most} in all.`,
  choose: 'Choose photos',
  chooseMore: 'Add more photos',
  dropHere: 'Drop them here',
  count: (count: number, most: number) => `${count} of ${most} photos`,
  orderHint: 'The first one is seen first. Drag them or use the arrows to put them in order.',
  photo: (position: number) => `Photo ${position}`,
  list: 'Photos of the listing',

  main: 'Main',
  makeMain: (position: number) => `Make photo ${position} the main one`,
  isMain: (position: number) => `Photo ${position} is the main one`,
  remove: (position: number) => `Remove photo ${position}`,
  removed: 'Photo removed',
  undo: 'Undo',
  restored: (position: number) => `The photo is back in place ${position}.`,
  caption: (position: number) => `What photo ${position} shows`,
  captionPlaceholder: 'What it shows',
  gone: 'This photo is no longer kept. Remove it and upload it again.',

  earlier: (position: number) => `Move photo ${position} earlier`,
  later: (position: number) => `Move photo ${position} later`,
  drag: (position: number) => `Reorder photo ${position}`,
  sortable: 'sortable',
  dragHelp:
    'Press space or Enter to lift the photo, move it with the arrow keys and press again to drop it. Escape cancels.',
  lifted: (position: number, count: number) => `You lifted photo ${position} of ${count}.`,
  over: (position: number, count: number) => `Place ${position} of ${count}.`,
  dropped: (position: number, count: number) => `The photo is now in place ${position} of ${count}.`,
  dragCanceled: (position: number) => `The photo went back to place ${position}.`,

  waiting: 'Waiting',
  sending: (percent: number) => `Uploading, ${percent}%`,
  working: 'Preparing…',
  progress: (name: string) => `Upload of ${name}`,
  cancel: (name: string) => `Cancel the upload of ${name}`,
  dismiss: (name: string) => `Take ${name} off the list`,
  retry: 'Try again',
  retryOf: (name: string) => `Try ${name} again`,
  allDone: (count: number) =>
    plural(count, { one: 'The photo was uploaded.', other: `${count} photos were uploaded.` }),
  underWay: (count: number) =>
    plural(count, { one: '1 photo is being uploaded.', other: `${count} photos are being uploaded.` }),
  notSent: (name: string, why: string) => `${name} was not uploaded: ${why}`,

  tooLarge: 'It is larger than 15 MB. Choose a lighter one.',
  empty: 'The file is empty.',
  tooMany: (most: number) => `A listing takes up to ${most} photos. The others were not added.`,
  duplicate: 'That photo is already in the listing.',
  failed: 'It could not be uploaded. Try again.',
  offline: 'No connection. It goes on by itself once the internet is back.',
  signedOut: 'Your session ended. The photo waits here.',
  signIn: 'Sign in',
  inNewTab: '(opens in another tab)',
}
