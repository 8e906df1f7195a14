// Modules that only the examples import; the others are in the declarations.
declare module 'react-native-keychain'
