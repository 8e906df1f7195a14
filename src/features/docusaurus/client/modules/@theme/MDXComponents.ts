/**
 * A website's `src/theme/MDXComponents` spreads this into its own components.
 * It is empty, because pages have the theme's components anyway.
 */
export default {}
