/**
 * Characters that look like a letter of the English alphabet once accents, widths and capitals are gone: those of Unicode's table of
 * confusables (UTS #39, confusables.txt, version 13) whose prototype is one such letter.
 */
export const lookAlikesOf: Readonly<Record<string, string>> = {
  a: 'ɑαаᗅ⍺ꓮꭺ𐊠𖽀',
  b: 'ƅβвьᏼᖯᗷꓐꞵꮟ𐊂𐊡𐌁',
  c: 'ςσсᴄⲥꓚꮯ𐊢𐌂𐐽𐔜𑣩𑣲🝌',
  d: 'ԁᑯᗞᗪꓒꓓꭰꮷ',
  e: 'εеҽ℮⋿ⴹꓰꬲꭼ𐊆𑣆𑣎',
  f: 'ϝքᖴẝꓝꞙꬵ𐊇𐊥𐔥𑣂𝈓',
  g: 'ƍɡԍցᏻᶃꓖꮐ',
  h: 'ηнһհᕼⲏꓧꮋꮒ𐋏',
  i: 'ıɩɪιіӏ⍳ꙇꭵ𑣃',
  j: 'ʝϳјᒍꓙꭻ',
  k: 'κкᛕⲕꓗꮶ𐔘',
  l: 'ǀɩιіӏ\u{5C0}\u{5D5}\u{5DF}\u{627}\u{661}\u{6F1}\u{7CA}ᒪᛁ∣⏽│ⲓⳑⵏꓡꓲꮮ𐊊𐌉𐌠𐑃𐔦𑣃𑣒𖼖𖼨𝈪\u{1E8C7}',
  m: 'μϻмᗰᛖⲙꓟꮇ𐊰𐌑',
  n: 'νոռⲛꓠ𐔓',
  o: 'οσоօ\u{5E1}\u{647}\u{665}\u{6BE}\u{6C1}\u{6D5}\u{6F5}\u{7C0}०০੦૦ଠ୦௦౦೦ഠ൦๐໐ဝ၀ჿዐᴏᴑⲟⵔ〇ꓳꬽ𐊒𐊫𐐬𐓪𐔖𑓐𑣈𑣕𑣗𑣠',
  p: 'ρрᑭ⍴ⲣꓑꮲ𐊕',
  q: 'ԛգզⵕ',
  r: 'ʀгᖇᴦⲅꓣꭇꭈꭱꮁꮢ𐓜𖼵𝈖',
  s: 'ƽѕտꓢꜱꮥꮪ𐊖𐑈𑣁𖼺',
  t: 'τт⊤⟙ⲧꓔꭲ𐊗𐊱𐌕𑣜𖼊🝨',
  u: 'ʋυսሀᑌᴜ∪⋃ꓴꞟꭎꭒ𐓶𑣘𖽂',
  v: 'νѵ\u{5D8}\u{667}\u{6F7}ᐯᴠ∨⋁ⴸꓦꛟꮩ𐔝𑜆𑣀𖼈𝈍',
  w: 'ɯѡԝաᴡꓪꮃꮤ𑜊𑜎𑜏𑣦𑣯',
  x: '×χхᕁᕽ᙭᙮ᚷ╳⤫⤬⨯ⲭⵝꓫꭓ𐊐𐊴𐌗𐌢𐔧𑣬',
  y: 'ɣʏγυуүყᶌỿⲩꓬꭚꭹꮍ𐊲𑣄𑣜𖽃',
  z: 'ζᴢꓜꮓ𐋵𑣄𑣉𑣥',
};
