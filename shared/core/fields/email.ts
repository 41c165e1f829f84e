/** One plain address, without a second one or a header. */
export const isEmail = (text: string) =>
  /^[^\s<>@,;:"()[\]\\]+@[^\s<>@,;:"()[\]\\.]+(\.[^\s<>@,;:"()[\]\\.]+)+$/.test(text)
