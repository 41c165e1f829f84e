import { plural } from '#shared/words/en/plural.ts'
import type { errors as model } from '../es/errors.ts'

export const errors: typeof model = {
  codes: {
    malformed_json: 'What was sent is not valid JSON.',
    malformed_body: 'The form that was sent is incomplete or broken.',
    bad_parameter: 'A parameter of the address is not valid.',
    bad_cursor: 'The page cursor is not valid.',
    not_signed_in: 'You need to sign in.',
    bad_credentials: 'Wrong credentials',
    code_required: 'Enter the one-time code of your app.',
    bad_code: 'The code is not valid, or was used already.',
    forbidden: 'You are not allowed to do this.',
    cross_site: 'The request comes from another site and was refused.',
    not_found: 'We could not find what you are looking for.',
    method_not_allowed: 'This method is not allowed here.',
    timeout: 'The request took too long.',
    conflict: 'The request collides with another one under way. Try again.',
    edited_meanwhile: 'Somebody changed the same while you were editing. Choose what stays.',
    own_listing: 'This listing is yours: there is no need to ask yourself.',
    too_large: 'What was sent is larger than allowed.',
    unsupported_type: 'The type of content is not supported.',
    not_an_image: 'The file is not a picture. Use JPEG, PNG, WebP or AVIF.',
    heic_unsupported: 'HEIC photos are not supported. Save it as JPEG and upload it again.',
    invalid: 'Some of the data is not valid.',
    broken_image: 'The picture is broken and cannot be read.',
    too_many_pixels: 'The picture has too many pixels: the most is 50 megapixels.',
    storage_full:
      'You have reached the most photos one person can store, 2 GB. Take those you no longer need out of your listings; their room is free within a day.',
    idempotency_mismatch: 'This repetition key was already used with other data.',
    price_currency_suspect: 'The price looks like the other currency. Check it or confirm it.',
    no_comparables: 'There are no listings with a price and an area to compare with.',
    no_comparables_left: 'You took out every comparable. Leave at least one.',
    too_many_requests: 'Too many requests. Wait a moment and try again.',
    internal: 'Oops, something went wrong. Try again.',
    ai_unavailable: 'The assistant cannot do this right now. Try again later.',
    unavailable: 'The service is not available right now. Try again in a few seconds.',
  },
  noComparables: (kind, others) =>
    `There are no listings of “${kind}” with a price and an area to compare with. There are some: ${others
      .map((other) => `“${other.kind}” in ${other.city} (${other.count})`)
      .join(', ')}.`,
  notRenewable: 'Only active or expired listings can be renewed.',
  moderation: {
    notWaiting: 'This listing is not waiting for approval.',
    notRejectable: 'This listing is neither shown nor waiting for approval.',
    notPausable: 'This listing is no longer shown.',
    isDeleted: 'This listing is deleted.',
    ownerSuspended: 'The account of its owner is suspended.',
    ownerGone: 'Its owner has deleted their account.',
  },
  alreadySuspended: 'The account is already suspended.',
  notSuspended: 'The account is not suspended.',
  agencyInUse: (used) =>
    `Still belonging to it: ${[
      used.agents > 0 && plural(used.agents, { one: '1 agent', other: `${used.agents} agents` }),
      used.administrators > 0 &&
        plural(used.administrators, {
          one: '1 administrator',
          other: `${used.administrators} administrators`,
        }),
      used.listings > 0 && plural(used.listings, { one: '1 listing', other: `${used.listings} listings` }),
    ]
      .filter(Boolean)
      .join(', ')}. Choose where they move.`,
  tooManyTemplates: (max) => `You have saved ${max} templates. Delete one first.`,
  ownAccount: 'You cannot disable your own account.',
  lastAdministrator: 'This is the last active administrator: enable another first.',
  fields: {
    required: 'This is required.',
    invalid: 'This value is not valid.',
    too_small: 'The value is too low.',
    too_big: 'The value is too high.',
    too_few: 'There are too few.',
    too_many: 'There are too many.',
    too_short: 'The text is too short.',
    too_long: 'The text is too long.',
    not_a_choice: 'This value is not one of the choices.',
    wrong_order: 'The maximum cannot be lower than the minimum.',
    repeated: 'This parameter may appear only once.',
    taken: 'There is another with this name.',
    wrong_password: 'The password is not right.',
    wrong_code: 'The code is not valid, or was used already.',
    not_a_phone: 'This is not a phone number. Include the country code: +595 for Paraguay.',
    not_an_email: 'This is not an email address.',
    in_the_past: 'That moment has passed.',
    too_far: 'That is too far away: choose a day within a year.',
    no_such_time: 'That time does not exist: the clocks go forward on that day.',
  },
}
