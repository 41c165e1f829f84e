export const rowClass = '-ml-4 flex sm:-ml-5'
/** As wide as larger text needs. */
export const slideClass =
  'min-w-0 shrink-0 basis-[86%] pl-4 sm:basis-[max(50%,min(15rem,86%))] sm:pl-5 md:basis-[max(100%/3,min(15rem,86%))] lg:basis-[max(25%,min(15rem,86%))]'
