/** As tokens of mails see one that is no agency's. */
export const ownThread = (id: string) => ({ id, recipientUserId: null, agencyId: null })
