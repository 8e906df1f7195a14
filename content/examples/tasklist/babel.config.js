module.exports = {
  presets: ['module:@react-native/babel-preset'],
  plugins: [
    '@lingui/babel-plugin-lingui-macro',
    ['module-resolver', { alias: { '@': './src' } }],
    'react-native-reanimated/plugin'
  ]
}
