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
    codes_required: 'The panel asks for one-time codes: turn them on to go on.',
    cross_site: 'The request comes from another site and was refused.',
    foreign_host: 'This server does not answer under that name: use the address of the site.',
    not_found: 'We could not find what you are looking for.',
    method_not_allowed: 'This method is not allowed here.',
    timeout: 'The request took too long.',
    conflict: 'The request collides with another one under way. Try again.',
    edited_meanwhile: 'Somebody changed the same while you were editing. Choose what stays.',
    too_many: 'You already have as many as can be saved.',
    own_listing: 'This listing is yours: there is no need to ask yourself.',
    precondition_failed: 'It has changed since you read it. Read it again and retry.',
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
    price_currency_suspect: 'The price does not look right. Check it or confirm it.',
    location_suspect: 'The point does not look right. Check it or confirm it.',
    no_comparables: 'There are no listings with a price and an area to compare with.',
    no_comparables_left: 'You took out every comparable. Leave at least one.',
    too_many_requests: 'Too many requests. Wait a moment and try again.',
    internal: 'Oops, something went wrong. Try again.',
    ai_unavailable: 'The assistant cannot do this right now. Try again later.',
    storage_unavailable:
      'We cannot store more files right now. Nothing is wrong with your photo, and we are on it. Try again later.',
    unavailable: 'The service is not available right now. Try again in a few seconds.',
  },
  noComparables: (kind, others, city) =>
    `There are no listings of “${kind}”${city ? ` in ${city}` : ''} with a price and an area to compare with. There are some: ${others
      .map((other) => `“${other.kind}” in ${other.city} (${other.count})`)
      .join(', ')}.`,
  priceDoubts: {
    other_currency: (price) => `${price} looks like the other currency. Check it or confirm it.`,
    too_small: (price) => `${price} looks like very little. Check it or confirm it.`,
    too_big: (price) => `${price} looks like too much. Check it or confirm it.`,
    sale_price: (price) =>
      `${price} is more than rents by the month reach: is it the sale price? Check it or confirm it.`,
    instalment: (price) =>
      `${price} is the instalment that your listing names: what is the whole price? Check it or confirm it.`,
    was_sale: (price) => `${price} was the sale price. Give the rent per month, or confirm that this is it.`,
    was_rent: (price) => `${price} was the rent per month. Give the sale price, or confirm that this is it.`,
  },
  figureDoubts: {
    price: (price, area, perSqm, place, median) =>
      `${price} for ${area} m² is ${perSqm} per m², and the median in ${place} is ${median}. Is the price right? Check it or confirm it.`,
    area: (price, area, perSqm, place, median) =>
      `${area} m² for ${price} is ${perSqm} per m², and the median in ${place} is ${median}. Is the area right? Check it or confirm it.`,
    sale: (price, _area, perSqm, place, median) =>
      `${price} of rent by the month is ${perSqm} per m², and the median in ${place} is ${median}: is it the sale price? Check it or confirm it.`,
    instalment: (price, _area, perSqm, place, median) =>
      `${price} is ${perSqm} per m², and the median in ${place} is ${median}: is it the instalment, not the whole price? Check it or confirm it.`,
  },
  locationDoubts: {
    outside_country: 'The point is outside Paraguay. Check it or confirm it.',
    far_from_city: (km, city) => `The point is ${km} km from ${city}. Check it or confirm it.`,
  },
  notRenewable: 'Only active or expired listings can be renewed.',
  moderation: {
    notWaiting: 'This listing is not waiting for approval.',
    notRejectable: 'This listing is neither shown nor waiting for approval.',
    notPausable: 'This listing is no longer shown.',
    notHeld: 'This listing was not paused by the administration.',
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
  agencyToItself: 'What belongs to this agency cannot move to itself: choose another agency, or none.',
  noSuchAgency: 'The agency to move to does not exist.',
  nothingToMove: 'There is no agreed visit to move. The lister agrees it.',
  tooManySavedSearches: (max) =>
    `You have ${max} saved searches. Delete one among your alerts before you save another.`,
  unknownLink: 'This link is no longer valid. Save the search again and we will send you another.',
  tooManyTemplates: (max) => `You have saved ${max} templates. Delete one first.`,
  ownAccount: 'You cannot disable your own account.',
  lastAdministrator: 'This is the last active administrator: enable another first.',
  ownCodesFirst: 'Turn on your own codes first: otherwise you lock yourself out.',
  codesStayOn: 'The panel asks for one-time codes: they cannot be turned off.',
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
    empty_search: 'Choose at least one filter, or write what you are looking for.',
    taken: 'There is another with this name.',
    wrong_password: 'The password is not right.',
    repeated_letters: 'It repeats one or two letters: anyone can guess it.',
    password_is_name: 'It is the same as the username.',
    common_password: 'It is one of the most used in the world: choose another.',
    wrong_code: 'The code is not valid, or was used already.',
    not_a_phone: 'This is not a phone number. Include the country code: +595 for Paraguay.',
    not_an_email: 'This is not an email address.',
    built_over_land: 'The built area is more than 60 times the land. Check both.',
    not_planned: 'A delivery date goes only with “off plan” or “under construction”.',
    delivery_past: 'That month has passed. Give the new delivery date or, if it is finished, “brand new”.',
    in_the_past: 'That moment has passed.',
    too_far: 'That is too far away: choose a day within a year.',
    other_currency: 'This looks like the other currency.',
    sale_price: 'This looks like the sale price, not the rent by the month.',
    instalment: 'This looks like an instalment, not the whole price.',
    far_from_median: 'This is far from what is seen around there.',
    other_offer: 'This is the price of the offer before.',
    outside_country: 'The point is outside Paraguay.',
    far_from_city: 'The point is far from the city given.',
    no_such_day: 'That day does not exist in the calendar.',
    no_such_time: 'That time does not exist: times go from 00:00 to 23:59.',
    skipped_time: 'That time does not exist: the clocks go forward on that day.',
  },
}
