import type { ReactNode } from 'react'
import { COLOR_TOGGLE_ICON_SIZE } from '../../model/limits.ts'

/** Drawn in a 24 × 24 box. The caret points to the inline end. */
const SHAPES = {
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  search: (
    <>
      <circle cx="11" cy="11" r="6" />
      <path d="m15.5 15.5 5 5" />
    </>
  ),
  caret: <path d="m9 6 6 6-6 6" />,
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4" />
    </>
  ),
  moon: <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" />,
  external: (
    <path d="M11 5H6a1 1 0 0 0-1 1v12a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-5M15 4h5v5M20 4l-9 9" />
  ),
  home: <path d="m4 11 8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6" />,
  arrowStart: <path d="M19 12H5M11 6l-6 6 6 6" />,
  arrowEnd: <path d="M5 12h14M13 6l6 6-6 6" />,
  arrowUp: <path d="M12 19V5M6 11l6-6 6 6" />,
  globe: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17" />
    </>
  ),
  doc: <path d="M6 3.5h8l4 4v13H6ZM14 3.5v4h4M9 12h6M9 16h6" />,
  category: <path d="M4 4.5h16v15H4ZM4 12h16M10 8.3h4M10 15.8h4" />
} as const satisfies Readonly<Record<string, ReactNode>>

/** The name of a UI icon. */
export type IconName = keyof typeof SHAPES

/**
 * An icon in the text color. It is hidden from assistive technology, because
 * the control that contains it has a label.
 */
export function Icon({
  name,
  className
}: {
  readonly name: keyof typeof SHAPES
  readonly className?: string | undefined
}) {
  return (
    <svg
      className={className}
      width={COLOR_TOGGLE_ICON_SIZE}
      height={COLOR_TOGGLE_ICON_SIZE}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {SHAPES[name]}
    </svg>
  )
}
