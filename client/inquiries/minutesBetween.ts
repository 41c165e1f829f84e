export const minutesBetween = (start: string | number, end: string | number) =>
  Math.max(0, new Date(end).getTime() - new Date(start).getTime()) / 60_000
