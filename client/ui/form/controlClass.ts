/** At least 16 px: phones zoom in on smaller fields. */
export const controlClass =
  'w-full min-w-0 text-ellipsis rounded border border-line-strong bg-surface-raised px-3.5 text-base text-ink transition-colors duration-150 placeholder:text-ink-muted hover:border-ink-muted focus-visible:border-action focus-visible:outline-offset-0 aria-invalid:border-danger disabled:cursor-not-allowed disabled:bg-surface-sunken disabled:opacity-60'
