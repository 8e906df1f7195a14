/**
 * A website's `src/theme/MDXComponents` spreads this into its own components.
 * Empty here: pages have the theme's components anyway.
 */
export default {}
