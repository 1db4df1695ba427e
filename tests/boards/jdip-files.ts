/** A variant of ours as jDip describes it: two powers, a strait, an island, a province with two coasts, closed land. */
export const VARIANTS = `<?xml version="1.0" standalone="yes"?>
<!DOCTYPE VARIANTS [
  <!ELEMENT VARIANTS (DESCRIPTION, VARIANT+)>
  <!ATTLIST VARIANT name CDATA #REQUIRED default (true|false) "false">
]>
<!-- two variants, one file of borders -->
<VARIANTS>
  <DESCRIPTION><![CDATA[<p>Ours & <b>nobody's.]]></DESCRIPTION>
  <VARIANT name="Two Shores [v1]" version="1.0">
    <DESCRIPTION><![CDATA[<p>Author: A. Nonymous.<br>]]></DESCRIPTION>
    <MAP adjacencyURI="shores_adjacency.xml"/>
    <RULEOPTIONS><RULEOPTION name="OPTION_BUILDS" value="VALUE_BUILDS_ANY_OWNED"/></RULEOPTIONS>
    <POWER name="North" active="true" adjective="Northern" altnames="Uplands, Top"/>
    <POWER name="South" active="true" adjective="Southern"/>
    <STARTINGTIME turn="Spring, 1650, Movement"/>
    <VICTORYCONDITIONS><WINNING_SUPPLY_CENTERS value="3"/></VICTORYCONDITIONS>
    <SUPPLYCENTER province="ark" homepower="top" owner="top"/>
    <SUPPLYCENTER province="bayton" homepower="south" owner="south"/>
    <SUPPLYCENTER province="cap" homepower="any"/>
    <SUPPLYCENTER province="isl"/>
    <INITIALSTATE power="north" province="ark" unit="army"/>
    <INITIALSTATE power="south" province="cap" unit="fleet" unitcoast="sc"/>
  </VARIANT>
  <VARIANT name="Two Shores Late" version="1.0" default="true">
    <MAP adjacencyURI="shores_adjacency.xml"/>
    <POWER name="North" active="true" adjective="Northern"/>
    <STARTINGTIME turn="Spring, 1700, Movement"/>
    <SUPPLYCENTER province="ark" homepower="north" owner="north"/>
    <INITIALSTATE power="north" province="ark" unit="army"/>
  </VARIANT>
</VARIANTS>
`;

export const BORDERS = `<?xml version='1.0'?>
<PROVINCES>
  <PROVINCE shortname="ark" fullname="Ark &amp; Hill">
    <ADJACENCY type="mv" refs="bay, cap alp"/>
    <ADJACENCY type="xc" refs="bay wid"/>
  </PROVINCE>
  <PROVINCE shortname='bay' fullname='Bay Town'>
    <UNIQUENAME name="bayton"/>
    <ADJACENCY type="mv" refs="ark cap"/>
    <ADJACENCY type="xc" refs="ark wid cap-nc"/>
  </PROVINCE>
  <PROVINCE shortname="cap" fullname="Cape">
    <ADJACENCY type="mv" refs="ark bayton"/>
    <ADJACENCY type="nc" refs="bay wid"/>
    <ADJACENCY type="sc" refs="far"/>
  </PROVINCE>
  <PROVINCE shortname="isl" fullname="Island">
    <ADJACENCY type="mv" refs="isl"/>
    <ADJACENCY type="xc" refs="wid far"/>
  </PROVINCE>
  <PROVINCE shortname="alp" fullname="Alps"><ADJACENCY type="mv" refs="alp"/></PROVINCE>
  <PROVINCE shortname="wid" fullname="Wide Sea">
    <ADJACENCY type="xc" refs="ark bay cap/nc isl"/>
  </PROVINCE>
  <PROVINCE shortname="far" fullname="Far Sea"><ADJACENCY type="xc" refs="cap-sc isl"/></PROVINCE>
</PROVINCES>
`;
