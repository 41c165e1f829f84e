/** With a handset: an empty bubble is the assistant's. */
export function WhatsAppIcon({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d="m3 21 1.4-4.6a9 9 0 1 1 3.3 3.2z" />
      <path
        fill="currentColor"
        strokeWidth={1}
        d="M9.4 7.5c-1 .1-1.700.9-1.600 1.900.4 3.600 3.200 6.400 6.800 6.800 1 .1 1.800-.6 1.900-1.600l-2.200-1.100-1 1c-1.300-.6-2.200-1.500-2.800-2.800l1-1z"
      />
    </svg>
  )
}
