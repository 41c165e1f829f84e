/** One plain address, no header injection. */
export const isEmail = (text: string) =>
  /^[^\s<>@,;:"()[\]\\]+@[^\s<>@,;:"()[\]\\.]+(\.[^\s<>@,;:"()[\]\\.]+)+$/.test(text)
