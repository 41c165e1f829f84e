import type { Config } from 'tailwindcss'

/** A colour by its role; the value, light or dark, stands in styles.css. */
const role = (name: string) => `var(--${name})`

export default {
  content: ['./client/**/*.{ts,tsx,html}', '!./client/**/*.test.{ts,tsx}'],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      surface: { DEFAULT: role('surface'), raised: role('surface-raised'), sunken: role('surface-sunken') },
      ink: { DEFAULT: role('ink'), muted: role('ink-muted') },
      line: { DEFAULT: role('line'), strong: role('line-strong') },
      action: {
        DEFAULT: role('action'),
        strong: role('action-strong'),
        soft: role('action-soft'),
        ink: role('on-action'),
      },
      accent: { DEFAULT: role('accent'), soft: role('accent-soft'), ink: role('on-accent') },
      positive: { DEFAULT: role('positive'), soft: role('positive-soft') },
      warning: { DEFAULT: role('warning'), soft: role('warning-soft') },
      danger: { DEFAULT: role('danger'), soft: role('danger-soft'), ink: role('on-danger') },
      river: {
        DEFAULT: role('river'),
        deep: role('river-deep'),
        ink: role('on-river'),
        muted: role('on-river-muted'),
        lace: role('river-lace'),
      },
      veil: role('veil'),
    },
    fontFamily: {
      sans: ['Figtree', 'Figtree Stand-in', 'ui-sans-serif', 'system-ui', 'Segoe UI', 'Roboto', 'sans-serif'],
      display: ['Petrona', 'Petrona Stand-in', 'ui-serif', 'Georgia', 'Cambria', 'serif'],
    },
    fontSize: {
      xs: ['0.8125rem', { lineHeight: '1.125rem' }],
      sm: ['0.9375rem', { lineHeight: '1.375rem' }],
      base: ['1.0625rem', { lineHeight: '1.625rem' }],
      lg: ['1.1875rem', { lineHeight: '1.75rem' }],
      xl: ['1.4375rem', { lineHeight: '1.75rem' }],
      '2xl': ['1.75rem', { lineHeight: '2.125rem', letterSpacing: '-0.01em' }],
      '3xl': ['2.25rem', { lineHeight: '2.5rem', letterSpacing: '-0.015em' }],
      '4xl': ['3rem', { lineHeight: '3.125rem', letterSpacing: '-0.02em' }],
      '5xl': ['4rem', { lineHeight: '4.125rem', letterSpacing: '-0.025em' }],
    },
    borderRadius: {
      none: '0',
      sm: '0.375rem',
      DEFAULT: '0.625rem',
      lg: '1rem',
      xl: '1.5rem',
      full: '9999px',
    },
    boxShadow: {
      none: 'none',
      card: 'var(--shadow-card)',
      lifted: 'var(--shadow-lifted)',
      overlay: 'var(--shadow-overlay)',
    },
    extend: {
      maxWidth: { page: '76rem', reading: '42rem' },
      transitionTimingFunction: { calm: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
      keyframes: {
        'fade-in': { from: { opacity: '0' } },
        'fade-out': { to: { opacity: '0' } },
        rise: { from: { opacity: '0', transform: 'translateY(0.75rem)' } },
        'sheet-in': { from: { transform: 'translateY(100%)' } },
        'sheet-out': { to: { transform: 'translateY(100%)' } },
        'toast-in': { from: { opacity: '0', transform: 'translateX(1.5rem)' } },
        'toast-out': { to: { opacity: '0', transform: 'translateX(1.5rem)' } },
        'swipe-out': { to: { opacity: '0', transform: 'translateX(100%)' } },
        breathe: { '50%': { opacity: '0.5' } },
        pop: { '40%': { transform: 'scale(1.28)' }, '70%': { transform: 'scale(0.92)' } },
      },
      animation: {
        'fade-in': 'fade-in 160ms ease-out',
        'fade-out': 'fade-out 120ms ease-in',
        rise: 'rise 220ms cubic-bezier(0.2, 0.7, 0.2, 1)',
        'sheet-in': 'sheet-in 260ms cubic-bezier(0.2, 0.7, 0.2, 1)',
        'sheet-out': 'sheet-out 180ms ease-in',
        'toast-in': 'toast-in 220ms cubic-bezier(0.2, 0.7, 0.2, 1)',
        'toast-out': 'toast-out 140ms ease-in',
        'swipe-out': 'swipe-out 120ms ease-out',
        breathe: 'breathe 1.8s ease-in-out infinite',
        pop: 'pop 320ms cubic-bezier(0.2, 0.7, 0.2, 1)',
      },
    },
  },
} satisfies Config
