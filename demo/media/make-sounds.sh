#!/bin/sh
# Makes the demo's sound: a rhythm of six beats on a frame drum, synthesized. The result is committed, so this runs only
# when somebody wants another one; make-streams.ts measures it afterwards.
# Needs ffmpeg 4 or newer. Usage: demo/media/make-sounds.sh [ffmpeg]
set -eu
cd "$(dirname "$0")"

BAR=1.44  # seconds; a beat is a sixth of it

# A deep stroke in the middle of the skin: $1 when in the bar, $2 how loud.
dum() {
  u="mod(t-$1+$BAR,$BAR)"
  printf '+%s*exp(-7*%s)*sin(2*PI*(78*%s+1.6*(1-exp(-28*%s))))' "$2" "$u" "$u" "$u"
}

# A bright one on its edge, with the rings behind it.
tak() {
  u="mod(t-$1+$BAR,$BAR)"
  printf '+%s*(exp(-46*%s)*(random(0)-0.5)+0.35*exp(-22*%s)*sin(2*PI*412*%s))' "$2" "$u" "$u" "$u"
}

strokes="$(dum 0 0.62)$(tak 0.24 0.2)$(tak 0.48 0.34)$(dum 0.72 0.44)$(tak 0.96 0.3)$(tak 1.2 0.22)"
# It begins softly, rests for a bar in the middle, and ends at its loudest.
swell='(0.25+0.75*min(1,t/18))*if(between(t,14.4,15.84),0.06,1)'

mkdir -p sounds
"${1:-ffmpeg}" -hide_banner -loglevel error -y -f lavfi \
  -i "aevalsrc='($swell)*(0$strokes)':s=44100:d=28.8,aecho=0.8:0.6:60|110:0.22|0.12,afade=out:st=27.6:d=1.2" \
  -c:a aac -b:a 96k -ac 2 -map_metadata -1 -movflags +faststart sounds/six-beats.m4a
